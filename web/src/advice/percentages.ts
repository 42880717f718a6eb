/** Rounded win chances and interpolation for the charts of the analysis. */
import type { MomentAnalysed } from "@/lib/net/protocol";

const roundPercent = (chance: number): number => Math.min(Math.max(Math.round(100 * chance), 0), 100);

/** Return the win chance before and after a moment in points: a choice counts before any luck, luck counts after the choice. */
export function chanceBeforeAndAfter({
  kind,
  before,
  after,
  part,
}: Pick<MomentAnalysed, "kind" | "before" | "after" | "part">): [number, number] {
  const points = Math.round(100 * part) / 100;
  return kind === "choice"
    ? [roundPercent(before), roundPercent(roundPercent(before) / 100 + points)]
    : [roundPercent(roundPercent(after) / 100 - points), roundPercent(after)];
}

/** Add a full stop to a sentence that has no closing mark. */
export const withFullStop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Interpolate a polyline at `at`; beyond its ends, return the value of the end point. */
export function interpolate(points: readonly (readonly [number, number])[], at: number): number {
  const after = points.findIndex(([place]) => place >= at);
  const [from, to] = [points[after - 1], points[after]];
  if (!to) return points.at(-1)?.[1] ?? 0;
  if (!from) return to[1];
  return from[1] + ((to[1] - from[1]) * (at - from[0])) / Math.max(1, to[0] - from[0]);
}

/** Largest difference between win chances that counts as equal while no choice is clearly worse. */
const EVEN_SPREAD = 0.03;

/** Whether advice finds no difference: no choice is clearly worse, and all chances are nearly the same. */
export function areEven(options: readonly { readonly chance: number; readonly worse: boolean }[]): boolean {
  const chances = options.map(({ chance }) => chance);
  return chances.length > 1 && !options.some(({ worse }) => worse) && Math.max(...chances) - Math.min(...chances) < EVEN_SPREAD;
}
