/** Whether a key is meant for the table: not while typing, and not together with browser shortcuts. */
export function isForTable(event: KeyboardEvent): boolean {
  const { target } = event;
  const writes =
    (target instanceof HTMLInputElement && target.type !== "range") ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  return !writes && !event.ctrlKey && !event.metaKey && !event.altKey;
}
