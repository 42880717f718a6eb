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

/** Closer or further away, while the point under the finger stays under it. */
export function zoomed(pose: Pose, factor: number, at: { x: number; y: number }): Pose {
  const scale = Math.min(CLOSEST, Math.max(FURTHEST, pose.scale * factor));
  const real = scale / pose.scale;
  return { x: at.x - (at.x - pose.x) * real, y: at.y - (at.y - pose.y) * real, scale };
}
