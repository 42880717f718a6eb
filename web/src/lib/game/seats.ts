/** Colour and heraldic mark of each seat. */
const MARKS = ["pale", "fess", "bend", "chevron", "cross", "saltire"] as const;

export function seatMark(seat: number): string {
  return `seat-${MARKS[seat % MARKS.length]}`;
}

export function seatColour(seat: number): string {
  return `var(--seat-${(seat % MARKS.length) + 1})`;
}

/** Seat numbers whose colours are those of City of Horror's players, by colour name. */
export const COLOURS: Readonly<Record<string, number>> = { white: 0, yellow: 1, blue: 2, red: 3, green: 4, violet: 5 };
