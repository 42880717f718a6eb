/** Status of the service worker, and notices that the page should show. */

/** The browser's offer to install the app. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Result of a choice that was made offline. */
export interface ResentChoice {
  readonly how: "arrived" | "late";
  readonly title: string;
  readonly match: string;
  readonly link: string;
}

interface WorkerStatus {
  /** Whether all common resources are cached. */
  ready: boolean;
  /** Whether a newer version than that of this page is ready. */
  newer: boolean;
  /** Whether a part of this page could not be loaded, possibly because its version is gone from the server. */
  isIncomplete: boolean;
  offer: InstallOffer | null;
  resent: ResentChoice | null;
}

export const workerStatus = $state<WorkerStatus>({ ready: false, newer: false, isIncomplete: false, offer: null, resent: null });

/** Keep the browser's install offer for the settings page instead of showing it at once. */
export function watchInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    workerStatus.offer = event as InstallOffer;
  });
  addEventListener("appinstalled", () => (workerStatus.offer = null));
}

/** Set `isIncomplete` when a part of the page cannot be loaded. */
export function watchMissingParts(): void {
  addEventListener("vite:preloadError", () => (workerStatus.isIncomplete = true));
}
