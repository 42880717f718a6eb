/** The list of one's matches as it was last told, for when there is no line. */
import type { MyMatch, News } from "@/lib/net/protocol";

/** A match of the list: the link by which this device sits there, if it has one, and what was told of it. */
export interface Listed {
  readonly match: string;
  readonly link: string;
  readonly state: MyMatch;
  readonly news: News | undefined;
}

interface List {
  /** Whose it is; empty: nobody's but this device's. */
  readonly person: string;
  readonly at: number;
  readonly rows: readonly Listed[];
}

const KEY = "horda.list";
const MOST = 48;

export function rememberList(person: string, rows: readonly Listed[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ person, at: Date.now(), rows: rows.slice(0, MOST) } satisfies List));
  } catch {
    // A browser that keeps nothing has a list only with a line.
  }
}

/** The list as it was last told to this person here; null where it never was. */
export function recallList(person: string): List | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as List | null;
    return kept?.person === person && Array.isArray(kept.rows) ? kept : null;
  } catch {
    return null;
  }
}

export function forgetList(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
