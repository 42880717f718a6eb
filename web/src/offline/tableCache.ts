/** Tables and lessons as this device last saw them, for when there is no line. They never leave it. */
import { PROTOCOL } from "@/lib/net/protocol";
import type { Asked, EventRecord, MatchInfo, View } from "@/lib/net/protocol";

export interface Seen {
  readonly match: MatchInfo;
  readonly seats: readonly number[];
  readonly host: boolean;
  readonly seat: number | null;
  readonly seq: number;
  readonly moves: number;
  readonly view: View;
  readonly asked: Asked;
  readonly events: readonly EventRecord[];
  readonly at: number;
}

const DRAWER = "horda-seen";
/** Tables and lessons that are kept; of more, the longest unseen go. */
const MOST = 60;
/** What happened last, for the log. */
const MOST_EVENTS = 200;
/** A table that moves is written down when it has come to rest. */
const REST = 400;
const resting = new Map<string, ReturnType<typeof setTimeout>>();

/** Only a page that may have a service worker opens with no line. */
const keeps = (): boolean => "caches" in globalThis;

/** Do something when nobody waits for anything else, where the browser knows that. */
function idly(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: REST });
  else work();
}

function addressOf(link: string): string {
  return `/seen/${PROTOCOL}/${encodeURIComponent(link)}`;
}

async function write(link: string, seen: Seen): Promise<void> {
  const drawer = await caches.open(DRAWER);
  // Put at the end anew: the first are the longest unseen.
  await drawer.delete(addressOf(link));
  await drawer.put(addressOf(link), Response.json({ ...seen, events: seen.events.slice(-MOST_EVENTS) }));
  const kept = await drawer.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST)).map((one) => drawer.delete(one)));
}

export function remember(link: string, seen: Seen): void {
  if (!keeps()) return;
  clearTimeout(resting.get(link));
  const work = (): void => {
    // Seen anew since, or to be forgotten.
    if (resting.get(link) !== timer) return;
    resting.delete(link);
    // A device that is full still plays with a line.
    write(link, seen).catch((failed: unknown) => console.info("the table is not kept on this device:", failed));
  };
  const timer = setTimeout(() => idly(work), REST);
  resting.set(link, timer);
}

/** A table as it was last seen here; null where it never was, or by a client that spoke otherwise. */
export async function recall(link: string): Promise<Seen | null> {
  if (!keeps()) return null;
  const found = await (await caches.open(DRAWER)).match(addressOf(link));
  return found ? ((await found.json()) as Seen) : null;
}

/** The lessons of a game that were opened here, and can be read with no line. */
export async function lessonsSeen(game: string): Promise<ReadonlySet<string>> {
  if (!keeps()) return new Set();
  const kept = await (await caches.open(DRAWER)).keys();
  const start = addressOf(`lesson ${game}/`);
  const found = kept.map((one) => new URL(one.url).pathname).filter((path) => path.startsWith(start));
  return new Set(found.map((path) => decodeURIComponent(path.slice(start.length))));
}

/** Nobody may look at these tables here any more without a line: the person they are of has left this device. */
export async function forgetSeen(): Promise<void> {
  for (const timer of resting.values()) clearTimeout(timer);
  resting.clear();
  if (keeps()) await caches.delete(DRAWER);
}
