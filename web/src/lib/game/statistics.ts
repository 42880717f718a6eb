/** Statistics of the matches that a player has finished: wins by mission and difficulty, best rounds. */

/** A finished match as it is stored. */
export interface PlayedMatch {
  /** Beginning of the match's id, by which two devices recognise the same match. */
  readonly id: string;
  readonly game: string;
  /** Empty for games without missions. */
  readonly mission: string;
  /** Empty if the mission has none. */
  readonly difficulty: string;
  readonly won: boolean;
  readonly rounds: number;
  /** Day on which it ended, in days since 1970. */
  readonly day: number;
}

/** Numbers of wins and matches of one kind; `best` is the fewest rounds of a win, 0 if there is none. */
export interface Tally {
  readonly game: string;
  readonly mission: string;
  readonly difficulty: string;
  readonly played: number;
  readonly won: number;
  readonly best: number;
}

/** Maximum number of stored matches: as many as fit into the data that devices exchange. */
export const MAX_MATCHES = 200;
const ID_LENGTH = 8;
const DAY_MS = 86_400_000;

export function shortId(match: string): string {
  return match.slice(0, ID_LENGTH);
}

export function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}

/** Merge two lists, newest first; a match that is in both counts once. */
export function mergePlayed(one: readonly PlayedMatch[], other: readonly PlayedMatch[]): PlayedMatch[] {
  const found = new Map<string, PlayedMatch>();
  for (const match of [...one, ...other]) found.set(match.id, found.get(match.id) ?? match);
  return [...found.values()].toSorted((a, b) => b.day - a.day).slice(0, MAX_MATCHES);
}

/** Return the tallies by game and mission, the most played first. */
export function tallies(matches: readonly PlayedMatch[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const { game, mission, difficulty, won, rounds } of matches) {
    const key = `${game} ${mission}`;
    const before = found.get(key) ?? { game, mission, difficulty, played: 0, won: 0, best: 0 };
    const best = won && rounds > 0 ? Math.min(before.best || rounds, rounds) : before.best;
    found.set(key, { ...before, played: before.played + 1, won: before.won + Number(won), best });
  }
  return [...found.values()].toSorted((a, b) => b.played - a.played);
}

const DIFFICULTIES = ["tutorial", "easy", "medium", "hard"];

/** Return wins and matches by difficulty, the easiest first. */
export function byDifficulty(matches: readonly PlayedMatch[]): { difficulty: string; played: number; won: number }[] {
  return DIFFICULTIES.flatMap((difficulty) => {
    const own = matches.filter((match) => match.difficulty === difficulty);
    return own.length ? [{ difficulty, played: own.length, won: own.filter((match) => match.won).length }] : [];
  });
}

type Packed = readonly [string, string, string, string, number, number, number];

/** Return the matches as short text, for storage and for other devices. */
export function packMatches(matches: readonly PlayedMatch[]): string {
  return JSON.stringify(
    matches.map(({ id, game, mission, difficulty, won, rounds, day }): Packed => [id, game, mission, difficulty, Number(won), rounds, day]),
  );
}

function isPacked(value: unknown): value is Packed {
  return (
    Array.isArray(value) &&
    value.length === 7 &&
    value.slice(0, 4).every((part) => typeof part === "string") &&
    value.slice(4).every((part) => typeof part === "number" && Number.isFinite(part))
  );
}

/** Return the matches in a text, without damaged entries. */
export function unpackMatches(text: string): PlayedMatch[] {
  try {
    const stored: unknown = JSON.parse(text);
    const rows = Array.isArray(stored) ? stored.filter(isPacked) : [];
    return rows
      .slice(0, MAX_MATCHES)
      .map(([id, game, mission, difficulty, won, rounds, day]) => ({ id, game, mission, difficulty, won: won === 1, rounds, day }));
  } catch {
    return [];
  }
}
