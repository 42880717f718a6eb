/** Whether a key press is for the table: not while the user types, and not as part of a browser shortcut. */
export function isForTable(event: KeyboardEvent): boolean {
  const { target } = event;
  const writes =
    (target instanceof HTMLInputElement && target.type !== "range") ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  return !writes && !event.ctrlKey && !event.metaKey && !event.altKey;
}
