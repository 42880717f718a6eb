/** Heights in pixels of the buttons at the top of the board, of the roll's card, and of the edge below it. */
const [TOP, CARD, FOOT] = [60, 110, 24];
/** Pixels that a figure extends around the middle of its place. */
const FIGURE_REACH = 30;
/** Height in pixels of the button column in the upper left corner of a small screen. */
const BUTTON_COLUMN = 104;

/** Position of the roll's card: at the top or bottom, and whether a column of buttons is beside it. */
export interface RollPlacement {
  readonly high: boolean;
  readonly beside: boolean;
}

/**
 * Return the position where the card of a roll hides least, given the height of the board and the vertical positions of
 * the actor and of the roll's places. The actor has priority. Return null if the card would always cover the buttons.
 */
export function placeRoll(room: number, actor: number | null, about: readonly number[]): RollPlacement | null {
  const foot = room - FOOT - CARD;
  if (foot < TOP) return null;
  const hiddenCount = (high: boolean): number => {
    const [from, to] = high ? [TOP - FIGURE_REACH, TOP + CARD + FIGURE_REACH] : [foot - FIGURE_REACH, room];
    const isCovered = (down: number): boolean => down > from && down < to;
    return about.filter(isCovered).length + (actor !== null && isCovered(actor) ? about.length + 1 : 0);
  };
  const high = hiddenCount(true) < hiddenCount(false);
  return { high, beside: high || foot < BUTTON_COLUMN };
}
