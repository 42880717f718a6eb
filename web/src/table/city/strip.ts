/** Layout of the characters and cards in the strip below the board, so that every name is readable. */

/** Width in pixels including the gap, at the normal text size. */
const CARD = 120;
const TILE = 132;
/** Number of rows of tiles that are as high as a card; there are more rows only if the width is too small. */
const LEAST_ROWS = 3;
const MOST_ROWS = 6;

export interface Strip {
  /** Whether cards are shown in full or as pictures with names. */
  readonly people: "whole" | "tiles";
  readonly cards: "whole" | "tiles";
  /** Number of rows of tiles. */
  readonly rows: number;
}

/** Maximum number of cards side by side in the column of a small screen. */
const ABREAST = 3;

/** Return the layout for a scrollable column. */
export function columnOf(people: number, cards: number): Strip {
  const seen = Math.max(people, cards) > ABREAST ? "tiles" : "whole";
  return { people: seen, cards: seen, rows: 1 };
}

/** Return the largest layout that fits into `room` pixels; `size` is the text size. */
export function stripIn(room: number, people: number, cards: number, size = 1): Strip {
  const whole = (count: number): number => count * CARD * size;
  const tiles = (count: number, rows: number): number => Math.ceil(count / rows) * TILE * size;
  if (whole(people) + whole(cards) <= room) return { people: "whole", cards: "whole", rows: LEAST_ROWS };
  if (whole(people) + tiles(cards, LEAST_ROWS) <= room) return { people: "whole", cards: "tiles", rows: LEAST_ROWS };
  let rows = LEAST_ROWS;
  while (rows < MOST_ROWS && tiles(people, rows) + tiles(cards, rows) > room) rows += 1;
  return { people: "tiles", cards: "tiles", rows };
}
