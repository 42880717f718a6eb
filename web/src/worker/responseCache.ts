/** Cache of responses that are the same for all users: the shelf, rulebooks, courses, boards. */
import { build, worker } from "./scope";

const NAME = "horda-told-";
const HERE = NAME + build;
const ROOT = "/api/v1";
/** Paths without secrets, which name no match and no person. */
const COMMON = new RegExp(
  `^${ROOT}/(shelf|courses|games/[^/]+/(rulebook|figures|board|cover\\.svg|workshop|lessons/[^/]+|missions/[^/]+/(board|map\\.svg|cover\\.svg)))$`,
);
const SHELF = `${ROOT}/shelf`;
const COURSES = `${ROOT}/courses`;
/** Maximum number of cached responses; the oldest are dropped. */
const MAX_RESPONSES = 200;
const FETCH_TIMEOUT_MS = 8000;

/** Delete the responses of other builds. */
export async function dropResponses(but: string): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== NAME + but);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function store(address: string, answer: Response): Promise<void> {
  const cache = await caches.open(HERE);
  // Deleted first, so that it moves to the end: the first entries are the least recently requested.
  await cache.delete(address);
  await cache.put(address, answer);
  const addresses = await cache.keys();
  await Promise.all(addresses.slice(0, Math.max(0, addresses.length - MAX_RESPONSES)).map((one) => cache.delete(one)));
}

async function fetchOrCached(event: FetchEvent, address: string): Promise<Response> {
  const cached = await (await caches.open(HERE)).match(address);
  try {
    const answer = await fetch(event.request, cached ? { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) } : {});
    if (answer.ok) event.waitUntil(store(address, answer.clone()));
    return answer;
  } catch (failed) {
    if (cached) return cached;
    throw failed;
  }
}

/** Return the cached response of an address, or fetch it. */
async function cachedOrFetch(address: string): Promise<Response> {
  const cached = await (await caches.open(HERE)).match(address);
  if (cached) return cached;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await store(address, answer.clone());
  return answer;
}

/**
 * Cache the shelf, every box's rulebook, and what a page has fetched before this worker existed. Return whether
 * everything is cached.
 */
async function cacheCommon(paths: readonly string[]): Promise<boolean> {
  try {
    const [shelf] = await Promise.all([SHELF, COURSES].map(cachedOrFetch));
    const { games } = (await shelf!.json()) as { games: readonly { id: string; rulebook: boolean }[] };
    for (const { id } of games.filter((one) => one.rulebook)) await cachedOrFetch(`${ROOT}/games/${encodeURIComponent(id)}/rulebook`);
    for (const address of paths.filter((one) => COMMON.test(one.split("?")[0] ?? ""))) await cachedOrFetch(address);
    return true;
  } catch (failed) {
    // The next page that opens fetches missing responses.
    console.info("not all of Horda is kept on this device yet:", failed);
    return false;
  }
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin || request.headers.has("authorization")) return;
  if (COMMON.test(pathname)) event.respondWith(fetchOrCached(event, pathname + search));
});

worker.addEventListener("message", (event) => {
  const message = event.data as { readonly fill?: readonly string[]; readonly forget?: true };
  const answer = (whole: boolean): void => event.ports[0]?.postMessage(whole);
  if (message.fill) event.waitUntil(cacheCommon(message.fill).then(answer));
  // Delete all responses, which show what the user has viewed, then cache the common resources again.
  if (message.forget)
    event.waitUntil(
      dropResponses("")
        .then(() => cacheCommon([]))
        .then(answer),
    );
});
