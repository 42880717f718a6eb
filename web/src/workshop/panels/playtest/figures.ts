/** Figures computed from the matches of a play-test, for the designer of the mission. */
import type { TestMatch } from "@/lib/net/protocol";
import { MissionText } from "../../document/missionText";
import { pairedDifference, share, type Interval } from "./intervals";

/** Minimum number of matches for any statement. */
export const MIN_MATCHES = 20;
/** Keys of a mission's file that do not affect a match. */
const UNPLAYED_KEYS = new Set(["id", "number", "group", "origin", "follows", "game", "difficulty", "minutes", "words"]);
const MEDIAN = 0.5;
const TENTHS = [0.1, 0.9] as const;

/** Return the part of a mission's text that affects a match; texts with the same part share a play-test. */
export function playedPart(text: string): string {
  const { values } = new MissionText(text);
  return JSON.stringify(Object.entries(values).filter(([key]) => !UNPLAYED_KEYS.has(key)));
}

/** A number with a name, such as deaths by zone. */
export interface Count {
  readonly name: string;
  readonly count: number;
}

export interface GoalFigure {
  readonly number: number;
  readonly reached: Interval;
  /** Median round in which the goal was reached, among the matches that reached it; 0 if none did. */
  readonly round: number;
}

export interface Rounds {
  readonly median: number;
  /** The 10th percentile. */
  readonly low: number;
  /** The 90th percentile. */
  readonly high: number;
  /** Numbers of matches by their number of rounds, from 1. */
  readonly matches: readonly number[];
}

export function wonOf(matches: readonly TestMatch[]): Interval {
  return share(matches.filter((match) => match.won).length, matches.length);
}

function quantile(sorted: readonly number[], at: number): number {
  return sorted[Math.min(Math.floor(at * sorted.length), sorted.length - 1)] ?? 0;
}

export function roundsOf(matches: readonly TestMatch[]): Rounds {
  const sorted = matches.map((match) => match.rounds).sort((one, other) => one - other);
  const counts = Array.from({ length: quantile(sorted, 1) }, () => 0);
  for (const round of sorted) if (round) counts[round - 1]! += 1;
  return { median: quantile(sorted, MEDIAN), low: quantile(sorted, TENTHS[0]), high: quantile(sorted, TENTHS[1]), matches: counts };
}

/** Return the figures of the goals from 1 to `count`. */
export function goalsOf(matches: readonly TestMatch[], count: number): GoalFigure[] {
  return Array.from({ length: count }, (_, at) => {
    const rounds = matches.flatMap((match) => match.goals[at + 1] ?? []).sort((one, other) => one - other);
    return { number: at + 1, reached: share(rounds.length, matches.length), round: quantile(rounds, MEDIAN) };
  });
}

/** Return the total counts by name, the largest first. */
export function countsOf(matches: readonly TestMatch[], what: "causes" | "deaths"): Count[] {
  const counts = new Map<string, number>();
  for (const match of matches) for (const [name, count] of Object.entries(match[what])) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);
}

/** Return the difference in the share of wins to another version, over the matches that both have played. */
export function differenceTo(before: readonly TestMatch[], now: readonly TestMatch[]): Interval & { readonly pairs: number } {
  const won = new Map(before.map((match) => [match.number, match.won]));
  const pairs = now.filter((match) => won.has(match.number));
  const count = (mine: boolean, its: boolean): number =>
    pairs.filter((match) => match.won === mine && won.get(match.number) === its).length;
  return { ...pairedDifference(count(true, true), count(true, false), count(false, true), count(false, false)), pairs: pairs.length };
}

export type Verdict = "few" | "fair" | "easy" | "hard" | "open" | "hopeless";

/** Return the verdict on a share of wins, given the wanted range in 100 matches. */
export function verdictOn(won: Interval, matches: number, [least, most]: readonly [number, number]): Verdict {
  if (matches < MIN_MATCHES) return "few";
  if (won.value === 0) return "hopeless";
  if (100 * won.low > most) return "easy";
  if (100 * won.high < least) return "hard";
  return 100 * won.value >= least && 100 * won.value <= most ? "fair" : "open";
}
