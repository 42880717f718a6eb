/** How one's people and cards lie in the strip below the board, so that every name on them can be read. */

/** As wide as the words on it need, with the room beside it, at the usual size of text. */
const CARD = 120;
const TILE = 132;
/** So many tiles are as high as a card; more are taken only where there is no room beside. */
const LEAST_ROWS = 3;
const MOST_ROWS = 6;

export interface Strip {
  /** Whether all of a card is seen, or its picture and its name. */
  readonly people: "whole" | "tiles";
  readonly cards: "whole" | "tiles";
  /** Tiles above each other. */
  readonly rows: number;
}

/** Side by side in the column of a small screen: more would be below what is seen of it. */
const ABREAST = 3;

/** What is seen of so many people and cards in a column, which is scrolled. */
export function columnOf(people: number, cards: number): Strip {
  const seen = Math.max(people, cards) > ABREAST ? "tiles" : "whole";
  return { people: seen, cards: seen, rows: 1 };
}

/** The most that is seen of so many people and cards in so much room; `size` is the reader's size of text. */
export function stripIn(room: number, people: number, cards: number, size = 1): Strip {
  const whole = (count: number): number => count * CARD * size;
  const tiles = (count: number, rows: number): number => Math.ceil(count / rows) * TILE * size;
  if (whole(people) + whole(cards) <= room) return { people: "whole", cards: "whole", rows: LEAST_ROWS };
  if (whole(people) + tiles(cards, LEAST_ROWS) <= room) return { people: "whole", cards: "tiles", rows: LEAST_ROWS };
  let rows = LEAST_ROWS;
  while (rows < MOST_ROWS && tiles(people, rows) + tiles(cards, rows) > room) rows += 1;
  return { people: "tiles", cards: "tiles", rows };
}
