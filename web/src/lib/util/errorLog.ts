/** What broke in this page since it was opened: the last few errors, for a report. */
const MOST = 10;
const kept: string[] = [];

function keep(what: unknown): void {
  const text = what instanceof Error ? (what.stack ?? what.message) : String(what);
  kept.push(text.slice(0, 1000));
  if (kept.length > MOST) kept.shift();
}

/** Listen from now on; the browser's own console tells them as before. */
export function watchFaults(): void {
  addEventListener("error", (event) => keep(event.error ?? event.message));
  addEventListener("unhandledrejection", (event) => keep(event.reason));
}

export function faults(): readonly string[] {
  return kept;
}
