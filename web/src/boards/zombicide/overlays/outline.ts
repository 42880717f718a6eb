/** The edge of a zone as one line, however many cells it has. */

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

const ROUND = 9;

/** The sides of cells that no other cell shares, each from its start, clockwise around what it belongs to. */
function sides(cells: readonly Cell[]): Map<string, Point[]> {
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
      // What two cells share runs once in each direction: nothing lies between them.
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

/** All corners of one closed line, without those at which it goes straight on. */
function loop(from: Map<string, Point[]>, first: string): Point[] {
  const points: Point[] = [];
  for (let at = first, next = from.get(at)?.pop(); next; at = `${next.x} ${next.y}`, next = from.get(at)?.pop()) points.push(next);
  return points.filter((point, at) => {
    const before = points.at(at - 1) ?? point;
    const after = points[(at + 1) % points.length] ?? point;
    return (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x);
  });
}

/** A way around some cells, so far inside their edge, with round corners. */
export function outline(cells: readonly Cell[], inset: number): string {
  const from = sides(cells);
  let line = "";
  for (const first of from.keys()) {
    const points = loop(from, first);
    if (!points.length) continue;
    const unit = (one: Point, other: Point): Point => ({ x: Math.sign(other.x - one.x), y: Math.sign(other.y - one.y) });
    points.forEach((point, at) => {
      const into = unit(points.at(at - 1) ?? point, point);
      const out = unit(point, points[(at + 1) % points.length] ?? point);
      // Clockwise, what is inside lies to the right of both sides that meet here.
      const x = point.x + inset * (-into.y - out.y);
      const y = point.y + inset * (into.x + out.x);
      line += `${at ? "L" : "M"}${x - ROUND * into.x} ${y - ROUND * into.y}Q${x} ${y} ${x + ROUND * out.x} ${y + ROUND * out.y}`;
    });
    line += "Z";
  }
  return line;
}

/** The middle of the cell of a zone that is nearest to a point: where one comes in from there. */
export function nearest(cells: readonly Cell[], { x, y }: Point): Point | null {
  const middles = cells.map((cell) => ({ x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 }));
  const far = (one: Point): number => Math.hypot(one.x - x, one.y - y);
  return middles.reduce<Point | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
}
