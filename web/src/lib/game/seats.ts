/** A seat's colour and heraldic mark: always both. */
const MARKS = ["pale", "fess", "bend", "chevron", "cross", "saltire"] as const;

export function seatMark(seat: number): string {
  return `seat-${MARKS[seat % MARKS.length]}`;
}

export function seatColour(seat: number): string {
  return `var(--seat-${(seat % MARKS.length) + 1})`;
}

/** City of Horror names its colours: the seat number whose look they have. */
export const COLOURS: Readonly<Record<string, number>> = { white: 0, yellow: 1, blue: 2, red: 3, green: 4, violet: 5 };
