/** How this device keeps Horda for when there is no line, and what the page should say of it. */

/** What a browser offers once it would put Horda among the apps of the device. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** What became of a choice that waited for its table. */
export interface Brought {
  readonly how: "arrived" | "late";
  readonly title: string;
  readonly match: string;
  readonly link: string;
}

interface Keeping {
  /** Whether all that is common to everybody lies here. */
  ready: boolean;
  /** Whether a newer build lies ready than the one that this page is of. */
  newer: boolean;
  /** Whether a part of this page could not be fetched: its build may be gone from the server. */
  torn: boolean;
  offer: InstallOffer | null;
  brought: Brought | null;
}

export const keeping = $state<Keeping>({ ready: false, newer: false, torn: false, offer: null, brought: null });

/** Take up the browser's offer for whoever looks for it, instead of having it shown in the way. */
export function awaitOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    keeping.offer = event as InstallOffer;
  });
  addEventListener("appinstalled", () => (keeping.offer = null));
}

/** Note that a part of the page is missing, from whatever place it was asked for. */
export function noteTorn(): void {
  addEventListener("vite:preloadError", () => (keeping.torn = true));
}
