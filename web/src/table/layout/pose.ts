/** How the board lies in its frame. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const CLOSEST = 4;
const FURTHEST = 0.15;
const MARGIN = 8;

/** A point of the board, or of the frame. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where in the frame a point of the board is seen. */
export function inFrame({ x, y, scale }: Pose, point: Point): Point {
  return { x: point.x * scale + x, y: point.y * scale + y };
}

/** The whole board in the middle of the frame. */
export function fitted(width: number, height: number, wide: number, high: number): Pose {
  if (!wide || !high) return { x: 0, y: 0, scale: 1 };
  const scale = Math.min((wide - 2 * MARGIN) / width, (high - 2 * MARGIN) / height);
  return { x: (wide - width * scale) / 2, y: (high - height * scale) / 2, scale };
}

/** The whole board, below a row of buttons where it would else lie under them. */
export function fittedBelow(size: readonly [number, number], room: readonly [number, number], buttons: readonly [number, number]): Pose {
  const pose = fitted(...size, ...room);
  const [wide, high] = buttons;
  if (pose.x >= wide || pose.y >= high || !room[1]) return pose;
  const below = fitted(...size, room[0], room[1] - high + MARGIN);
  return { ...below, y: below.y + high - MARGIN };
}

/** The part of the board that is in the frame, in its own measure. */
export function seen(
  pose: Pose,
  [width, height]: readonly [number, number],
  [wide, high]: readonly [number, number],
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly whole: boolean } {
  const [left, top] = [Math.max(0, -pose.x / pose.scale), Math.max(0, -pose.y / pose.scale)];
  const right = Math.min(width, (wide - pose.x) / pose.scale);
  const low = Math.min(height, (high - pose.y) / pose.scale);
  // A margin of the board that is just out of the frame hides nothing.
  const whole = left + top < MARGIN && right > width - MARGIN && low > height - MARGIN;
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, low - top), whole };
}

/** A figure is 44 wide on the board; none is decided about while it is smaller than this on the screen. */
const FIGURE = 44;
const LEAST = 28;

/** Whether a board that is seen whole has figures too small to decide by. */
export function isTooSmall({ scale }: Pose, figure = FIGURE): boolean {
  return scale * figure < LEAST;
}

/** How much larger figures and words are drawn on a board that is seen whole from afar, so that they stay readable. */
export function grown(scale: number): number {
  return Math.max(1, LEAST / (FIGURE * scale));
}

/** The board from near, around a point, never beyond its edge: so that its figures can be told apart. */
export function nearer(
  [width, height]: readonly [number, number],
  [wide, high]: readonly [number, number],
  { x, y, figure = FIGURE }: { x: number; y: number; figure?: number },
): Pose {
  const scale = Math.max(fitted(width, height, wide, high).scale, (1.1 * LEAST) / figure);
  const held = (at: number, long: number, room: number): number => {
    const size = long * scale;
    if (size <= room) return (room - size) / 2;
    return Math.max(room - size - MARGIN, Math.min(MARGIN, room / 2 - at * scale));
  };
  return { x: held(x, width, wide), y: held(y, height, high), scale };
}

/** Closer or further away, while the point under the finger stays under it. */
export function zoomed(pose: Pose, factor: number, at: Point): Pose {
  const scale = Math.min(CLOSEST, Math.max(FURTHEST, pose.scale * factor));
  const real = scale / pose.scale;
  return { x: at.x - (at.x - pose.x) * real, y: at.y - (at.y - pose.y) * real, scale };
}

/** How near the edge of the frame a point may lie before the board is moved to show it. */
const EDGE = 40;

/** The same board, moved so that a point of it is in the middle of the frame; as it was where it is seen already. */
export function inView(pose: Pose, point: Point, [wide, high]: readonly [number, number]): Pose {
  const { x, y } = inFrame(pose, point);
  const seen = x > EDGE && x < wide - EDGE && y > EDGE && y < high - EDGE;
  return seen ? pose : { ...pose, x: pose.x + wide / 2 - x, y: pose.y + high / 2 - y };
}

/** Which of several points an arrow key leads to: the nearest in its direction, one straight ahead before one aside; -1: none. */
export function towards(from: Point, [right, down]: readonly [number, number], points: readonly Point[]): number {
  let [best, least] = [-1, Infinity];
  for (const [at, { x, y }] of points.entries()) {
    const ahead = (x - from.x) * right + (y - from.y) * down;
    const aside = Math.abs((x - from.x) * down) + Math.abs((y - from.y) * right);
    const far = ahead + 2 * aside;
    if (ahead > 1 && aside <= 2 * ahead && far < least) [best, least] = [at, far];
  }
  return best;
}
