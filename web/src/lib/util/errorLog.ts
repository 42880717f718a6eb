/** The last few errors of this page, for bug reports. */
const MAX_ERRORS = 10;
const errors: string[] = [];

function recordError(what: unknown): void {
  const text = what instanceof Error ? (what.stack ?? what.message) : String(what);
  errors.push(text.slice(0, 1000));
  if (errors.length > MAX_ERRORS) errors.shift();
}

/** Start to record errors; the browser's console still shows them. */
export function watchErrors(): void {
  addEventListener("error", (event) => recordError(event.error ?? event.message));
  addEventListener("unhandledrejection", (event) => recordError(event.reason));
}

export function recentErrors(): readonly string[] {
  return errors;
}
