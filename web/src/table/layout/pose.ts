/** Pan and zoom of the board in its frame. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const MAX_SCALE = 4;
const MIN_SCALE = 0.15;
const MARGIN = 8;

/** A point of the board or of the frame. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Convert a point of the board to frame coordinates. */
export function toFrame({ x, y, scale }: Pose, point: Point): Point {
  return { x: point.x * scale + x, y: point.y * scale + y };
}

/** Return the pose that shows the whole board in the middle of the frame. */
export function fitBoard(width: number, height: number, wide: number, high: number): Pose {
  if (!wide || !high) return { x: 0, y: 0, scale: 1 };
  const scale = Math.min((wide - 2 * MARGIN) / width, (high - 2 * MARGIN) / height);
  return { x: (wide - width * scale) / 2, y: (high - height * scale) / 2, scale };
}

/** Return the pose that shows the whole board, below the row of buttons if they would cover it. */
export function fitBelowButtons(
  size: readonly [number, number],
  room: readonly [number, number],
  buttons: readonly [number, number],
): Pose {
  const pose = fitBoard(...size, ...room);
  const [wide, high] = buttons;
  if (pose.x >= wide || pose.y >= high || !room[1]) return pose;
  const below = fitBoard(...size, room[0], room[1] - high + MARGIN);
  return { ...below, y: below.y + high - MARGIN };
}

/** Return the visible part of the board in board coordinates. */
export function visiblePart(
  pose: Pose,
  [width, height]: readonly [number, number],
  [wide, high]: readonly [number, number],
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly whole: boolean } {
  const [left, top] = [Math.max(0, -pose.x / pose.scale), Math.max(0, -pose.y / pose.scale)];
  const right = Math.min(width, (wide - pose.x) / pose.scale);
  const low = Math.min(height, (high - pose.y) / pose.scale);
  // The board counts as whole if no more than its margin lies outside the frame.
  const whole = left + top < MARGIN && right > width - MARGIN && low > height - MARGIN;
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, low - top), whole };
}

/** Width of a figure on the board, and the minimum width on the screen for decisions, in pixels. */
const FIGURE_WIDTH = 44;
const MIN_FIGURE_PX = 28;
/** Factor by which zooming exceeds the minimum width, because a drawing may be narrower than its figure. */
const ZOOM_MARGIN = 1.28;

/** Whether the figures of a fully visible board are too small for decisions. */
export function isTooSmall({ scale }: Pose, figure = FIGURE_WIDTH): boolean {
  return scale * figure < MIN_FIGURE_PX;
}

/** Return the factor by which figures and text are enlarged on a small board, so that they stay readable. */
export function enlargement(scale: number): number {
  return Math.max(1, MIN_FIGURE_PX / (FIGURE_WIDTH * scale));
}

/** Return a pose zoomed in on a point, never beyond the board's edge. */
export function zoomOnPoint(
  [width, height]: readonly [number, number],
  [wide, high]: readonly [number, number],
  { x, y, figure = FIGURE_WIDTH }: { x: number; y: number; figure?: number },
): Pose {
  const scale = Math.max(fitBoard(width, height, wide, high).scale, (ZOOM_MARGIN * MIN_FIGURE_PX) / figure);
  const clampOffset = (at: number, long: number, room: number): number => {
    const size = long * scale;
    if (size <= room) return (room - size) / 2;
    return Math.max(room - size - MARGIN, Math.min(MARGIN, room / 2 - at * scale));
  };
  return { x: clampOffset(x, width, wide), y: clampOffset(y, height, high), scale };
}

/** Zoom so that the point under the finger stays in place. */
export function zoomAt(pose: Pose, factor: number, at: Point): Pose {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, pose.scale * factor));
  const real = scale / pose.scale;
  return { x: at.x - (at.x - pose.x) * real, y: at.y - (at.y - pose.y) * real, scale };
}

/** Distance in pixels from the frame's edge below which a point counts as out of view. */
const EDGE_PX = 40;

/** Return the pose moved so that a point is in the middle, or unchanged if it is already visible. */
export function scrollIntoView(pose: Pose, point: Point, [wide, high]: readonly [number, number]): Pose {
  const { x, y } = toFrame(pose, point);
  const isVisible = x > EDGE_PX && x < wide - EDGE_PX && y > EDGE_PX && y < high - EDGE_PX;
  return isVisible ? pose : { ...pose, x: pose.x + wide / 2 - x, y: pose.y + high / 2 - y };
}

/** Return the index of the nearest point in the direction of an arrow key, preferably straight ahead; -1 if none. */
export function indexTowards(from: Point, [right, down]: readonly [number, number], points: readonly Point[]): number {
  let [best, least] = [-1, Infinity];
  for (const [at, { x, y }] of points.entries()) {
    const ahead = (x - from.x) * right + (y - from.y) * down;
    const aside = Math.abs((x - from.x) * down) + Math.abs((y - from.y) * right);
    const far = ahead + 2 * aside;
    if (ahead > 1 && aside <= 2 * ahead && far < least) [best, least] = [at, far];
  }
  return best;
}
