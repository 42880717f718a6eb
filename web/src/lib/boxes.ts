/** How the five boxes look on the shelf. What they hold, the server says. */
export interface Box {
  readonly id: string;
  readonly side: string;
  readonly high: number;
}

export const BOXES: readonly Box[] = [
  { id: "green_horde", side: "#1d3324", high: 408 },
  { id: "rue_morgue", side: "#1c2536", high: 388 },
  { id: "army_of_the_dead", side: "#3a2418", high: 420 },
  { id: "city_of_horror", side: "#20242c", high: 396 },
  { id: "zombiland", side: "#241d38", high: 380 },
];

export function boxOf(game: string): Box {
  return BOXES.find((box) => box.id === game) ?? { id: game, side: "#20242c", high: 390 };
}
