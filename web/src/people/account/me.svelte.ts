/** The person whose personal link this device carries, if any. */
const KEY = "horda.person";

export interface Me {
  readonly id: string;
  /** The secret of the personal link. */
  readonly key: string;
}

function load(): Me | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Me> | null;
    return typeof kept?.key === "string" && typeof kept.id === "string" ? { id: kept.id, key: kept.key } : null;
  } catch {
    return null;
  }
}

export const me = $state<{ now: Me | null }>({ now: load() });

/** This device belongs to a person from now on; null: to nobody. */
export function become(who: Me | null): void {
  me.now = who;
  try {
    if (who) localStorage.setItem(KEY, JSON.stringify(who));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing is somebody for as long as the page is open.
  }
}
