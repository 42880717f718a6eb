/** Zombies beyond the edges of the frame, by side. */
import { toFrame, type Point, type Pose } from "@/table/layout/pose";

export type Edge = "left" | "right" | "above" | "below";

export interface ZombiesBeyond {
  readonly edge: Edge;
  readonly count: number;
  /** The nearest zone with zombies beyond this edge. */
  readonly zone: string;
  /** Position of the arrow at the edge of the frame. */
  readonly x: number;
  readonly y: number;
}

interface Place extends Point {
  readonly name: string;
  readonly count: number;
}

/** Distance of the arrows from the edges of the frame, in pixels. */
const INSET_PX = 26;

/** Return one arrow for each edge with zombies beyond it; `top` is the height of the buttons over the board. */
export function zombiesBeyond(places: readonly Place[], pose: Pose, [wide, high]: readonly [number, number], top: number): ZombiesBeyond[] {
  const found = new Map<Edge, { count: number; away: number; zone: string; x: number; y: number }>();
  for (const place of places) {
    const { x, y } = toFrame(pose, place);
    const beyond: Readonly<Record<Edge, number>> = { left: -x, right: x - wide, above: top - y, below: y - high };
    const edge = (["left", "right", "above", "below"] as const).reduce((most, one) => (beyond[one] > beyond[most] ? one : most));
    const away = beyond[edge];
    if (away <= 0) continue;
    const before = found.get(edge);
    const count = (before?.count ?? 0) + place.count;
    found.set(edge, before && before.away <= away ? { ...before, count } : { count, away, zone: place.name, x, y });
  }
  const within = (at: number, low: number, up: number): number => Math.min(Math.max(at, low), up);
  return [...found].map(([edge, { count, zone, x, y }]) => ({
    edge,
    count,
    zone,
    x: within(x, INSET_PX, wide - INSET_PX),
    y: within(y, top + INSET_PX, high - INSET_PX),
  }));
}
