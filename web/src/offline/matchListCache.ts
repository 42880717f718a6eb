/** The user's list of matches as the server last sent it, for offline use. */
import type { MyMatch, News } from "@/lib/net/protocol";

/** A match of the list: its link on this device, if there is one, and its last state. */
export interface ListedMatch {
  readonly match: string;
  readonly link: string;
  readonly state: MyMatch;
  readonly news: News | undefined;
}

interface List {
  /** Id of the person; empty if the list belongs to the device. */
  readonly person: string;
  readonly at: number;
  readonly rows: readonly ListedMatch[];
}

const KEY = "horda.list";
const MAX_MATCHES = 48;

export function cacheMatchList(person: string, rows: readonly ListedMatch[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ person, at: Date.now(), rows: rows.slice(0, MAX_MATCHES) } satisfies List));
  } catch {
    // Without local storage the list needs a connection.
  }
}

/** Return the stored list of a person; null if there is none. */
export function cachedMatchList(person: string): List | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "null") as List | null;
    return stored?.person === person && Array.isArray(stored.rows) ? stored : null;
  } catch {
    return null;
  }
}

export function clearMatchList(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
