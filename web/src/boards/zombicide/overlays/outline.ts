/** Outline of a zone as one closed line around all its cells. */

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const CORNER_RADIUS = 9;

/** Return the sides that belong to only one cell, by their start point, clockwise. */
function outerSides(cells: readonly Cell[]): Map<string, Point[]> {
  const found = new Map<string, [Point, Point]>();
  for (const { x, y, width, height } of cells) {
    const corners = [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ];
    corners.forEach((from, at) => {
      const to = corners[(at + 1) % corners.length] ?? from;
      const key = (one: Point, other: Point): string => `${one.x} ${one.y} ${other.x} ${other.y}`;
      // A side that two cells share appears once in each direction and is dropped.
      if (!found.delete(key(to, from))) found.set(key(from, to), [from, to]);
    });
  }
  const from = new Map<string, Point[]>();
  for (const [start, end] of found.values()) {
    const at = `${start.x} ${start.y}`;
    from.set(at, [...(from.get(at) ?? []), end]);
  }
  return from;
}

/** Return the corners of one closed line, without points on a straight stretch. */
function closedLine(from: Map<string, Point[]>, first: string): Point[] {
  const points: Point[] = [];
  for (let at = first, next = from.get(at)?.pop(); next; at = `${next.x} ${next.y}`, next = from.get(at)?.pop()) points.push(next);
  return points.filter((point, at) => {
    const before = points.at(at - 1) ?? point;
    const after = points[(at + 1) % points.length] ?? point;
    return (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x);
  });
}

/** Return a path with round corners around some cells, `inset` inside their edge. */
export function outline(cells: readonly Cell[], inset: number): string {
  const from = outerSides(cells);
  let line = "";
  for (const first of from.keys()) {
    const points = closedLine(from, first);
    if (!points.length) continue;
    const unit = (one: Point, other: Point): Point => ({ x: Math.sign(other.x - one.x), y: Math.sign(other.y - one.y) });
    points.forEach((point, at) => {
      const into = unit(points.at(at - 1) ?? point, point);
      const out = unit(point, points[(at + 1) % points.length] ?? point);
      // Going clockwise, the inside lies to the right of both sides that meet here.
      const x = point.x + inset * (-into.y - out.y);
      const y = point.y + inset * (into.x + out.x);
      line += `${at ? "L" : "M"}${x - CORNER_RADIUS * into.x} ${y - CORNER_RADIUS * into.y}Q${x} ${y} ${x + CORNER_RADIUS * out.x} ${y + CORNER_RADIUS * out.y}`;
    });
    line += "Z";
  }
  return line;
}

/** Return the middle of the cell nearest to a point: where a figure from there enters the zone. */
export function nearestCellMiddle(cells: readonly Cell[], { x, y }: Point): Point | null {
  const middles = cells.map((cell) => ({ x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 }));
  const far = (one: Point): number => Math.hypot(one.x - x, one.y - y);
  return middles.reduce<Point | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
}
