/** The line of an arrow between two points of a board. */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Shares of the distance that an arrow leaves free at its start and its end, so that figures stay visible. */
const FREE_START = 0.2;
const FREE_END = 0.78;
/** Distance between parallel arrows. */
const SIDE = 34;
/** Length of the head beyond the end of the shaft. */
const HEAD = 20;

export interface ArrowLine {
  readonly start: Point;
  readonly end: Point;
  /** The point of the head. */
  readonly tip: Point;
  /** The direction in degrees, clockwise from the right. */
  readonly angle: number;
}

/** Return the line from one point to another; `beside` shifts it to the right and to the left in turn. */
export function arrowLine(from: Point, to: Point, beside = 0): ArrowLine {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [unitX, unitY] = [dx / length, dy / length];
  const aside = SIDE * Math.ceil(beside / 2) * (beside % 2 ? 1 : -1);
  const at = (part: number): Point => ({ x: from.x + dx * part - unitY * aside, y: from.y + dy * part + unitX * aside });
  const end = at(FREE_END);
  return {
    start: at(FREE_START),
    end,
    tip: { x: end.x + unitX * HEAD, y: end.y + unitY * HEAD },
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}
