/** Registers the service worker after the page is usable, and checks whether the server has a newer version. */
import { workerStatus } from "./workerStatus.svelte";

const WORKER = "/worker.js";
/** Milliseconds between checks for a newer version. */
const HOUR_MS = 3_600_000;

/** Return the path of the script that this page started with. */
function ownEntryPath(): string {
  return new URL(document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? location.href).pathname;
}

/** Send a message to the worker and wait for its answer. */
function askWorker<T>(worker: ServiceWorker, what: Readonly<Record<string, unknown>>): Promise<T> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = (event: MessageEvent<T>) => resolve(event.data);
    worker.postMessage(what, [port2]);
  });
}

/** Return the paths that this page has fetched, possibly before it had a worker. */
function fetchedPaths(): string[] {
  return performance.getEntriesByType("resource").map((one) => {
    const { pathname, search } = new URL(one.name);
    return pathname + search;
  });
}

/** Ask the current worker for its version, and let it cache the common resources. */
async function syncWithWorker(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (!controller) return;
  workerStatus.newer = (await askWorker<string>(controller, { entry: true })) !== ownEntryPath();
  workerStatus.ready = await askWorker<boolean>(controller, { fill: fetchedPaths() });
  document.documentElement.dataset["offline"] = workerStatus.ready ? "ready" : "";
}

export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", () => void syncWithWorker());
  let found: ServiceWorkerRegistration | undefined;
  try {
    // A browser in which workers are disabled may return nothing.
    found = (await serviceWorker.register(WORKER)) as ServiceWorkerRegistration | undefined;
  } catch (failed) {
    // Without a worker Horda works online only.
    console.info("Horda opens only with a line here:", failed);
    return;
  }
  if (!found) return;
  const registration = found;
  await syncWithWorker();
  const checkForUpdate = (): void => {
    // There is no newer version to find when offline.
    registration.update().catch(() => undefined);
  };
  setInterval(checkForUpdate, HOUR_MS);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) checkForUpdate();
  });
}
