/** Placement of cards beside a place of the board, without covering the place or the actor. */
export type Side = "left" | "right" | "above" | "below";

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Room {
  /** Distance from the centre of the place to its edge. */
  readonly reach: number;
  /** Width of the visible board. */
  readonly wide: number;
  readonly size: readonly [width: number, height: number];
  readonly actor: Point | null;
}

const GAP_PX = 12;

/** Return the first side with room where the card does not hide the actor, otherwise the first with room. */
export function sideWithRoom(at: Point, { reach, wide, size: [width, height], actor }: Room): Side {
  const far = reach + GAP_PX;
  const across = Math.min(Math.max(8, at.x - width / 2), wide - width - 8);
  const corners: Readonly<Record<Side, Point>> = {
    left: { x: at.x - far - width, y: at.y - height / 2 },
    right: { x: at.x + far, y: at.y - height / 2 },
    above: { x: across, y: at.y - far - height },
    below: { x: across, y: at.y + far },
  };
  const room: Readonly<Record<Side, boolean>> = {
    left: corners.left.x > 20,
    right: corners.right.x + width + 8 <= wide,
    above: corners.above.y > 40,
    below: true,
  };
  const hides = ({ x, y }: Point): boolean =>
    actor !== null &&
    actor.x > x - reach / 2 &&
    actor.x < x + width + reach / 2 &&
    actor.y > y - reach / 2 &&
    actor.y < y + height + reach / 2;
  const open = (["left", "right", "above", "below"] as const).filter((side) => room[side]);
  return open.find((side) => !hides(corners[side])) ?? open[0] ?? "below";
}

const EDGE_PX = 8;

/**
 * Return the upper left corner of a card beside a place, within the board; null if it would cover the place everywhere.
 * Sides where the actor stays visible are preferred.
 */
export function besidePlace(
  at: Point,
  { reach, wide, high, size: [width, height], actor }: Room & { readonly high: number },
): Point | null {
  const far = reach + GAP_PX;
  const within = (value: number, length: number, room: number): number => Math.max(EDGE_PX, Math.min(value, room - length - EDGE_PX));
  const corners: readonly Point[] = [
    { x: at.x - far - width, y: at.y - height / 2 },
    { x: at.x + far, y: at.y - height / 2 },
    { x: at.x - width / 2, y: at.y - far - height },
    { x: at.x - width / 2, y: at.y + far },
  ];
  const covers = (corner: Point, { x, y }: Point): boolean =>
    x + reach > corner.x && x - reach < corner.x + width && y + reach > corner.y && y - reach < corner.y + height;
  const open = corners
    .map(({ x, y }) => ({ x: within(x, width, wide), y: within(y, height, high) }))
    .filter((corner) => !covers(corner, at));
  return open.find((corner) => !actor || !covers(corner, actor)) ?? open[0] ?? null;
}

export interface Corner {
  readonly left: boolean;
  readonly high: boolean;
}

/** Width in pixels below which a board has no room for a card beside a place; cards then lie along an edge. */
const NARROW_PX = 560;

export const isNarrow = (wide: number): boolean => wide < NARROW_PX;

/** Return the corner of the board that is farthest from some points, or the edge if it is narrow; lower ones first. */
export function farthestCorner(points: readonly Point[], [wide, high]: readonly [number, number]): Corner {
  const corners: readonly Corner[] = [
    { left: false, high: false },
    { left: true, high: false },
    { left: false, high: true },
    { left: true, high: true },
  ];
  const distanceTo = (corner: Corner): number => {
    const far = points.map(({ x, y }) => {
      const across = isNarrow(wide) ? 0 : Math.abs(x - (corner.left ? 0 : wide)) / wide;
      return Math.max(across, Math.abs(y - (corner.high ? 0 : high)) / high);
    });
    return Math.min(1, ...far);
  };
  // Accept a corner that is more than half of the board away.
  return corners.find((one) => distanceTo(one) > 0.5) ?? corners.reduce((best, one) => (distanceTo(one) > distanceTo(best) ? one : best));
}
