/** How the board lies in its frame. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const CLOSEST = 4;
const FURTHEST = 0.15;
const MARGIN = 8;

/** The whole board in the middle of the frame. */
export function fitted(width: number, height: number, wide: number, high: number): Pose {
  if (!wide || !high) return { x: 0, y: 0, scale: 1 };
  const scale = Math.min((wide - 2 * MARGIN) / width, (high - 2 * MARGIN) / height);
  return { x: (wide - width * scale) / 2, y: (high - height * scale) / 2, scale };
}

/** What a finger can hit: a zone should be no smaller when the board is first seen. */
const TOUCHED = 44;

/** A board too tall or too wide for its frame is first seen from nearer, around a point; null where all of it fits. */
export function nearer(
  [width, height]: readonly [number, number],
  [wide, high]: readonly [number, number],
  { unit, x, y }: { unit: number; x: number; y: number },
): Pose | null {
  const whole = fitted(width, height, wide, high);
  if (!wide || !high || whole.scale * unit >= TOUCHED) return null;
  const across = Math.max((wide - 2 * MARGIN) / width, (high - 2 * MARGIN) / height);
  const scale = Math.min(across, (1.4 * TOUCHED) / unit);
  const held = (at: number, long: number, room: number): number => {
    const size = long * scale;
    if (size <= room) return (room - size) / 2;
    return Math.max(room - size - MARGIN, Math.min(MARGIN, room / 2 - at * scale));
  };
  return { x: held(x, width, wide), y: held(y, height, high), scale };
}

/** Closer or further away, while the point under the finger stays under it. */
export function zoomed(pose: Pose, factor: number, at: { x: number; y: number }): Pose {
  const scale = Math.min(CLOSEST, Math.max(FURTHEST, pose.scale * factor));
  const real = scale / pose.scale;
  return { x: at.x - (at.x - pose.x) * real, y: at.y - (at.y - pose.y) * real, scale };
}
