/** Chances and sentences as the analysis writes them: whole points that add up, one mark at the end. */
import type { MomentAnalysed } from "@/lib/net/protocol";

const whole = (chance: number): number => Math.min(Math.max(Math.round(100 * chance), 0), 100);

/** From where to where a moment brought the chance: a choice before any luck came, luck after the choice was made. */
export function ends({ kind, before, after, part }: Pick<MomentAnalysed, "kind" | "before" | "after" | "part">): [number, number] {
  const points = Math.round(100 * part) / 100;
  return kind === "choice" ? [whole(before), whole(whole(before) / 100 + points)] : [whole(whole(after) / 100 - points), whole(after)];
}

/** A sentence with its end: a stop where it has none of its own. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** The height of a line through points at a place between two of them; beyond its ends, that of the end. */
export function along(points: readonly (readonly [number, number])[], at: number): number {
  const after = points.findIndex(([place]) => place >= at);
  const [from, to] = [points[after - 1], points[after]];
  if (!to) return points.at(-1)?.[1] ?? 0;
  if (!from) return to[1];
  return from[1] + ((to[1] - from[1]) * (at - from[0])) / Math.max(1, to[0] - from[0]);
}
