/** Where things lie in the picture of a match: rounds along the width, figures along the height. */
import type { RoundTold } from "@/lib/net/protocol";

export const WIDTH = 1000;
export const HEIGHT = 230;
const LEFT = 60;
const RIGHT = 60;
/** What the names of players need at the end of their lines. */
const NAMES = 100;
const TOP = 46;
const BOTTOM = 190;

export class Curve {
  readonly rounds: readonly RoundTold[];
  readonly #width: number;

  constructor(rounds: readonly RoundTold[], { names = false }: { names?: boolean } = {}) {
    this.rounds = rounds;
    this.#width = WIDTH - LEFT - RIGHT - (names ? NAMES : 0);
  }

  /** The middle of a round's end. */
  at(index: number): number {
    const steps = Math.max(1, this.rounds.length - 1);
    return LEFT + (this.#width * index) / steps;
  }

  /** Where a decision lies between the ends of the rounds around it. */
  of(n: number): number {
    const after = this.rounds.findIndex((one) => n <= one.n);
    if (after < 0) return this.at(this.rounds.length - 1);
    if (after === 0) return this.at(0);
    const [from, to] = [this.rounds[after - 1]?.n ?? 0, this.rounds[after]?.n ?? n];
    return this.at(after - 1) + (this.at(after) - this.at(after - 1)) * ((n - from) / Math.max(1, to - from));
  }

  /** The figures of a measure, round by round; `seat` where it has one for each. */
  figures(measure: string, seat = 0): number[] {
    return this.rounds.map((one) => one.standing[measure]?.[seat] ?? 0);
  }

  height(value: number, most: number): number {
    return BOTTOM - ((BOTTOM - TOP) * value) / Math.max(1, most);
  }

  /** A line through figures, as SVG draws it. */
  line(figures: readonly number[], most: number): string {
    return figures.map((value, at) => `${at ? "L" : "M"}${this.at(at).toFixed(1)} ${this.height(value, most).toFixed(1)}`).join("");
  }

  /** How high a line lies at a decision. */
  heightAt(n: number, figures: readonly number[], most: number): number {
    const x = this.of(n);
    const after = Math.max(
      1,
      figures.findIndex((_, at) => this.at(at) >= x),
    );
    const [from, to] = [this.at(after - 1), this.at(after)];
    const share = to > from ? (x - from) / (to - from) : 0;
    return this.height((figures[after - 1] ?? 0) * (1 - share) + (figures[after] ?? figures[after - 1] ?? 0) * share, most);
  }
}

/** Numbers one after the other that lie too close are moved apart, all of them below a last one. */
export function apart(places: readonly number[], least: number, last = Infinity): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -Infinity) + least));
  const end = last - found.length * least;
  return found.map((place, at) => Math.min(place, end + (at + 1) * least));
}
