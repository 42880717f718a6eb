/** Which questions and choices belong to the making of deals. */
const OFFERS = new Set(["offer", "offer_all", "accept", "refuse", "counter", "withdraw"]);

export function isDraft(ask: string): boolean {
  return ask.startsWith("Draft");
}

/** Whether a choice is shown where deals are made. */
export function isDeal(verb: string): boolean {
  return OFFERS.has(verb);
}
