/** Whether a question belongs to making an offer. */
export function isDraft(ask: string): boolean {
  return ask.startsWith("Draft");
}
