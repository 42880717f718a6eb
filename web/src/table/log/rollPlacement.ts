/** The room that the buttons of the board take at its top, how high the card of a roll is, and the edge below it. */
const [TOP, CARD, FOOT] = [60, 110, 24];
/** How far a figure reaches around the middle of its place. */
const FIGURE = 30;
/** On a small screen the buttons in the upper left corner stand one below the other, down to here. */
const COLUMN = 104;

/** Where the card of a roll lies on the board: at its top or at its foot, and whether a column of buttons stands beside it. */
export interface Lying {
  readonly high: boolean;
  readonly beside: boolean;
}

/**
 * Where the card of a roll hides least of a board that is shown so high. Who acts counts more than where it was rolled
 * and what that brought, all told as how far down they are; null: it would lie on the buttons wherever it lay.
 */
export function lying(room: number, actor: number | null, about: readonly number[]): Lying | null {
  const foot = room - FOOT - CARD;
  if (foot < TOP) return null;
  const hidden = (high: boolean): number => {
    const [from, to] = high ? [TOP - FIGURE, TOP + CARD + FIGURE] : [foot - FIGURE, room];
    const under = (down: number): boolean => down > from && down < to;
    return about.filter(under).length + (actor !== null && under(actor) ? about.length + 1 : 0);
  };
  const high = hidden(true) < hidden(false);
  return { high, beside: high || foot < COLUMN };
}
