/** The person whose personal link this device stores, if any. */
const KEY = "horda.person";

export interface Me {
  readonly id: string;
  /** The secret of the personal link. */
  readonly key: string;
}

function load(): Me | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Me> | null;
    return typeof stored?.key === "string" && typeof stored.id === "string" ? { id: stored.id, key: stored.key } : null;
  } catch {
    return null;
  }
}

export const me = $state<{ now: Me | null }>({ now: load() });

/** Store a person on this device; null removes them. */
export function setPerson(who: Me | null): void {
  me.now = who;
  try {
    if (who) localStorage.setItem(KEY, JSON.stringify(who));
    else localStorage.removeItem(KEY);
  } catch {
    // Without local storage the person stays until the page closes.
  }
}
