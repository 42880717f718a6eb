/** Solved lessons as `game/lesson`, stored in the browser and synchronized for users with a personal link. */
const KEY = "horda.learnt";
const MAX_LESSONS = 500;

function load(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string").slice(0, MAX_LESSONS) : [];
  } catch {
    return [];
  }
}

export const lessonProgress = $state<{ keys: readonly string[] }>({ keys: load() });

function save(keys: readonly string[]): void {
  lessonProgress.keys = keys.slice(-MAX_LESSONS);
  try {
    localStorage.setItem(KEY, JSON.stringify(lessonProgress.keys));
  } catch {
    // Lessons work without local storage.
  }
}

/** Mark lessons as solved, here or on another device. */
export function markSolved(...keys: readonly string[]): void {
  const fresh = keys.filter((key) => !lessonProgress.keys.includes(key));
  if (fresh.length) save([...lessonProgress.keys, ...new Set(fresh)]);
}
