/** What the server tells everybody alike, as it was last told: the shelf, rulebooks, courses, boards. */
import { build, worker } from "./scope";

const NAME = "horda-told-";
const HERE = NAME + build;
const ROOT = "/api/v1";
/** Only what is no secret of anybody: no match, no person. */
const COMMON = new RegExp(
  `^${ROOT}/(shelf|courses|games/[^/]+/(rulebook|figures|board|cover\\.svg|lessons/[^/]+|missions/[^/]+/(board|map\\.svg)))$`,
);
const SHELF = `${ROOT}/shelf`;
const COURSES = `${ROOT}/courses`;
/** Answers that are kept; of more, the oldest go. */
const MOST = 200;
const PATIENCE = 8000;

/** What another build's pages were told is of no use to this one's. */
export async function dropTold(but: string): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== NAME + but);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function note(address: string, answer: Response): Promise<void> {
  const drawer = await caches.open(HERE);
  // Put at the end anew: the first are those that nobody asked for the longest.
  await drawer.delete(address);
  await drawer.put(address, answer);
  const kept = await drawer.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST)).map((one) => drawer.delete(one)));
}

async function told(event: FetchEvent, address: string): Promise<Response> {
  const kept = await (await caches.open(HERE)).match(address);
  try {
    const answer = await fetch(event.request, kept ? { signal: AbortSignal.timeout(PATIENCE) } : {});
    if (answer.ok) event.waitUntil(note(address, answer.clone()));
    return answer;
  } catch (failed) {
    if (kept) return kept;
    throw failed;
  }
}

/** The answer from an address, as it is kept or as it is told now. */
async function found(address: string): Promise<Response> {
  const kept = await (await caches.open(HERE)).match(address);
  if (kept) return kept;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await note(address, answer.clone());
  return answer;
}

/**
 * Fetch the shelf, for each box on it its rulebook, and what a page was told before this worker was there.
 * Whether all of it lies here now.
 */
async function fill(seen: readonly string[]): Promise<boolean> {
  try {
    const [shelf] = await Promise.all([SHELF, COURSES].map(found));
    const { games } = (await shelf!.json()) as { games: readonly { id: string; rulebook: boolean }[] };
    for (const { id } of games.filter((one) => one.rulebook)) await found(`${ROOT}/games/${encodeURIComponent(id)}/rulebook`);
    for (const address of seen.filter((one) => COMMON.test(one.split("?")[0] ?? ""))) await found(address);
    return true;
  } catch (failed) {
    // What is missing is fetched when the next page opens.
    console.info("not all of Horda is kept on this device yet:", failed);
    return false;
  }
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin || request.headers.has("authorization")) return;
  if (COMMON.test(pathname)) event.respondWith(told(event, pathname + search));
});

worker.addEventListener("message", (event) => {
  const wish = event.data as { readonly fill?: readonly string[]; readonly forget?: true };
  const answer = (whole: boolean): void => event.ports[0]?.postMessage(whole);
  if (wish.fill) event.waitUntil(fill(wish.fill).then(answer));
  // What somebody has looked at is theirs to take along; what all may look at comes back.
  if (wish.forget)
    event.waitUntil(
      dropTold("")
        .then(() => fill([]))
        .then(answer),
    );
});
