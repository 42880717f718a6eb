/** Cache of tables and lessons for offline use. It never leaves the device. */
import { PROTOCOL } from "@/lib/net/protocol";
import type { SeatQuestion, EventRecord, MatchInfo, View } from "@/lib/net/protocol";

export interface CachedTable {
  readonly match: MatchInfo;
  readonly seats: readonly number[];
  readonly host: boolean;
  readonly seat: number | null;
  readonly seq: number;
  readonly moves: number;
  readonly view: View;
  readonly asked: SeatQuestion;
  readonly events: readonly EventRecord[];
  readonly at: number;
}

const CACHE_NAME = "horda-seen";
/** Maximum number of cached tables and lessons; the least recently seen are dropped. */
const MAX_TABLES = 60;
/** Maximum number of cached events, for the log. */
const MAX_EVENTS = 200;
/** Milliseconds without a change after which a table is written to the cache. */
const WRITE_DELAY_MS = 400;
const pendingWrites = new Map<string, ReturnType<typeof setTimeout>>();

/** Whether the page can have a service worker and thus work offline. */
const hasCache = (): boolean => "caches" in globalThis;

/** Run something when the browser is idle. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: WRITE_DELAY_MS });
  else work();
}

function addressOf(link: string): string {
  return `/seen/${PROTOCOL}/${encodeURIComponent(link)}`;
}

async function write(link: string, seen: CachedTable): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  // Deleted first, so that it moves to the end: the first entries are the least recently seen.
  await cache.delete(addressOf(link));
  await cache.put(addressOf(link), Response.json({ ...seen, events: seen.events.slice(-MAX_EVENTS) }));
  const addresses = await cache.keys();
  await Promise.all(addresses.slice(0, Math.max(0, addresses.length - MAX_TABLES)).map((one) => cache.delete(one)));
}

export function writeTable(link: string, seen: CachedTable): void {
  if (!hasCache()) return;
  clearTimeout(pendingWrites.get(link));
  const work = (): void => {
    // Skip the write if the table was seen again or removed meanwhile.
    if (pendingWrites.get(link) !== timer) return;
    pendingWrites.delete(link);
    // A device without free space still works online.
    write(link, seen).catch((failed: unknown) => console.info("the table is not kept on this device:", failed));
  };
  const timer = setTimeout(() => whenIdle(work), WRITE_DELAY_MS);
  pendingWrites.set(link, timer);
}

/** Return a cached table; null if there is none of this protocol version. */
export async function readTable(link: string): Promise<CachedTable | null> {
  if (!hasCache()) return null;
  const found = await (await caches.open(CACHE_NAME)).match(addressOf(link));
  return found ? ((await found.json()) as CachedTable) : null;
}

/** Return the lessons of a game that can be read offline. */
export async function cachedLessons(game: string): Promise<ReadonlySet<string>> {
  if (!hasCache()) return new Set();
  const addresses = await (await caches.open(CACHE_NAME)).keys();
  const start = addressOf(`lesson ${game}/`);
  const found = addresses.map((one) => new URL(one.url).pathname).filter((path) => path.startsWith(start));
  return new Set(found.map((path) => decodeURIComponent(path.slice(start.length))));
}

/** Delete all cached tables when the user leaves this device. */
export async function clearTables(): Promise<void> {
  for (const timer of pendingWrites.values()) clearTimeout(timer);
  pendingWrites.clear();
  if (hasCache()) await caches.delete(CACHE_NAME);
}
