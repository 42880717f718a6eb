/** Layout of the characters and cards in the strip below the board, so that every name is readable. */

/** Width including the gap, at normal text size. */
const CARD = 120;
const TILE = 132;
/** Rows of tiles that are as high as a card; more only where there is no room beside. */
const LEAST_ROWS = 3;
const MOST_ROWS = 6;

export interface Strip {
  /** Whether a card is shown in full or as a picture with its name. */
  readonly people: "whole" | "tiles";
  readonly cards: "whole" | "tiles";
  /** Rows of tiles. */
  readonly rows: number;
}

/** Maximum number side by side in the column of a small screen. */
const ABREAST = 3;

/** Return the layout of a scrollable column. */
export function columnOf(people: number, cards: number): Strip {
  const seen = Math.max(people, cards) > ABREAST ? "tiles" : "whole";
  return { people: seen, cards: seen, rows: 1 };
}

/** Return the largest layout that fits into `room`; `size` is the text size. */
export function stripIn(room: number, people: number, cards: number, size = 1): Strip {
  const whole = (count: number): number => count * CARD * size;
  const tiles = (count: number, rows: number): number => Math.ceil(count / rows) * TILE * size;
  if (whole(people) + whole(cards) <= room) return { people: "whole", cards: "whole", rows: LEAST_ROWS };
  if (whole(people) + tiles(cards, LEAST_ROWS) <= room) return { people: "whole", cards: "tiles", rows: LEAST_ROWS };
  let rows = LEAST_ROWS;
  while (rows < MOST_ROWS && tiles(people, rows) + tiles(cards, rows) > room) rows += 1;
  return { people: "tiles", cards: "tiles", rows };
}
