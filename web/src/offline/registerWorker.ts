/** The service worker, asked for once the page can be used; and whether the server has a newer Horda than this page. */
import { keeping } from "./workerStatus.svelte";

const WORKER = "/worker.js";
/** How often a page that stays open asks for a newer build. */
const HOUR = 3_600_000;

/** The script that this page began with. */
function ownEntry(): string {
  return new URL(document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? location.href).pathname;
}

/** Ask the worker for something, and wait until it has answered. */
function ask<T>(worker: ServiceWorker, what: Readonly<Record<string, unknown>>): Promise<T> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = (event: MessageEvent<T>) => resolve(event.data);
    worker.postMessage(what, [port2]);
  });
}

/** What this page has fetched so far, perhaps before there was a worker to keep it. */
function fetchedHere(): string[] {
  return performance.getEntriesByType("resource").map((one) => {
    const { pathname, search } = new URL(one.name);
    return pathname + search;
  });
}

/** The worker that keeps this page now tells of which build it is, and fetches what is common to all. */
async function meet(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (!controller) return;
  keeping.newer = (await ask<string>(controller, { entry: true })) !== ownEntry();
  keeping.ready = await ask<boolean>(controller, { fill: fetchedHere() });
  document.documentElement.dataset["offline"] = keeping.ready ? "ready" : "";
}

export async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("controllerchange", () => void meet());
  let found: ServiceWorkerRegistration | undefined;
  try {
    // A browser that is told to have no workers may answer with nothing at all.
    found = (await serviceWorker.register(WORKER)) as ServiceWorkerRegistration | undefined;
  } catch (failed) {
    // Whoever wants no worker plays with a line as before.
    console.info("Horda opens only with a line here:", failed);
    return;
  }
  if (!found) return;
  const registration = found;
  await meet();
  const look = (): void => {
    // With no line there is nothing newer to be had.
    registration.update().catch(() => undefined);
  };
  setInterval(look, HOUR);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) look();
  });
}
