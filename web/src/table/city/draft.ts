/** Whether a question belongs to the making of an offer. */
export function isDraft(ask: string): boolean {
  return ask.startsWith("Draft");
}
