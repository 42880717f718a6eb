/** Which lessons were solved here, as `game/lesson`. Kept in the browser; a person may carry them elsewhere (`learn`). */
const KEY = "horda.learnt";
const MOST = 500;

function load(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export const learnt = $state<{ keys: readonly string[] }>({ keys: load() });

function keep(keys: readonly string[]): void {
  learnt.keys = keys.slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(learnt.keys));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** Note lessons as learnt: one that was solved, or those that somebody brings along from another device. */
export function learn(...keys: readonly string[]): void {
  const fresh = keys.filter((key) => !learnt.keys.includes(key));
  if (fresh.length) keep([...learnt.keys, ...new Set(fresh)]);
}
