/** Letters and numbers of the columns and rows of each floor, and their positions in the frame. */
import { toFrame, type Pose } from "@/table/layout/pose";

interface Cell {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A floor: cells without a gap between them. */
export interface FloorArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Letters with the middle of their columns. */
  readonly columns: readonly (readonly [label: string, x: number])[];
  /** Numbers with the middle of their rows. */
  readonly rows: readonly (readonly [label: string, y: number])[];
}

export interface Label {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Return the floors, which lie side by side with a gap between them. */
export function floorAreas(cells: readonly Cell[]): FloorArea[] {
  const groups: Cell[][] = [];
  let end = -Infinity;
  for (const cell of cells.toSorted((one, other) => one.x - other.x)) {
    if (cell.x > end) groups.push([]);
    groups.at(-1)?.push(cell);
    end = Math.max(end, cell.x + cell.width);
  }
  return groups.map((group) => ({
    left: Math.min(...group.map(({ x }) => x)),
    top: Math.min(...group.map(({ y }) => y)),
    right: Math.max(...group.map(({ x, width }) => x + width)),
    bottom: Math.max(...group.map(({ y, height }) => y + height)),
    columns: [...new Map(group.map(({ name, x, width }) => [name.slice(0, 1), x + width / 2]))],
    rows: [...new Map(group.map(({ name, y, height }) => [name.slice(1), y + height / 2]))],
  }));
}

/** Distance of a label from its floor, in pixels. */
const GAP_PX = 10;

/**
 * Return the labels in frame coordinates: beside their floor, or at the edge of the frame where the floor goes beyond it.
 * `edge` is the distance from the frame's left and upper edge below which nothing can be read.
 */
export function labelsInView(
  areas: readonly FloorArea[],
  pose: Pose,
  [wide, high]: readonly [number, number],
  edge: readonly [left: number, top: number],
): Label[] {
  return areas.flatMap((area, floor) => {
    const corner = toFrame(pose, { x: area.left, y: area.top });
    const end = toFrame(pose, { x: area.right, y: area.bottom });
    if (corner.x > wide || corner.y > high || end.x < 0 || end.y < 0) return [];
    const y = Math.max(edge[1], corner.y - GAP_PX);
    const x = Math.max(edge[0], corner.x - GAP_PX);
    const across = area.columns.map(([text, at]) => ({ id: `${floor} ${text}`, text, x: toFrame(pose, { x: at, y: 0 }).x, y }));
    const down = area.rows.map(([text, at]) => ({ id: `${floor} ${text}`, text, x, y: toFrame(pose, { x: 0, y: at }).y }));
    return [
      ...across.filter((one) => one.x > Math.max(edge[0] + GAP_PX, corner.x) && one.x < wide - GAP_PX),
      ...down.filter((one) => one.y > Math.max(edge[1] + GAP_PX, corner.y) && one.y < high - GAP_PX),
    ];
  });
}
