/** Coordinates of the match chart: rounds on the x axis, figures on the y axis. */
import type { RoundSummary } from "@/lib/net/protocol";

export const WIDTH = 1000;
export const HEIGHT = 230;
const LEFT = 60;
const RIGHT = 60;
/** Width reserved for the players' names at the end of their lines. */
const NAMES_WIDTH = 100;
const TOP = 46;
const BOTTOM = 190;

export class ChartScale {
  readonly rounds: readonly RoundSummary[];
  readonly #width: number;

  constructor(rounds: readonly RoundSummary[], { names = false }: { names?: boolean } = {}) {
    this.rounds = rounds;
    this.#width = WIDTH - LEFT - RIGHT - (names ? NAMES_WIDTH : 0);
  }

  /** Return the x coordinate of the end of a round. */
  xOfRound(index: number): number {
    const steps = Math.max(1, this.rounds.length - 1);
    return LEFT + (this.#width * index) / steps;
  }

  /** Return the x coordinate of a decision, interpolated between the rounds around it. */
  xOfDecision(n: number): number {
    const after = this.rounds.findIndex((one) => n <= one.n);
    if (after < 0) return this.xOfRound(this.rounds.length - 1);
    if (after === 0) return this.xOfRound(0);
    const [from, to] = [this.rounds[after - 1]?.n ?? 0, this.rounds[after]?.n ?? n];
    return this.xOfRound(after - 1) + (this.xOfRound(after) - this.xOfRound(after - 1)) * ((n - from) / Math.max(1, to - from));
  }

  /** Return the values of a measure round by round; `seat` selects one where each seat has its own. */
  valuesOf(measure: string, seat = 0): number[] {
    return this.rounds.map((one) => one.standing[measure]?.[seat] ?? 0);
  }

  yOf(value: number, most: number): number {
    return BOTTOM - ((BOTTOM - TOP) * value) / Math.max(1, most);
  }

  /** Return a smooth SVG path through values, horizontal at each value. */
  smoothPathOf(figures: readonly number[], most: number): string {
    return figures
      .map((value, at) => {
        const [x, y] = [this.xOfRound(at), this.yOf(value, most)];
        if (!at) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
        const middle = ((this.xOfRound(at - 1) + x) / 2).toFixed(1);
        return `C${middle} ${this.yOf(figures[at - 1] ?? 0, most).toFixed(1)} ${middle} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join("");
  }

  /** Return an SVG path of straight lines through values. */
  pathOf(figures: readonly number[], most: number): string {
    return figures.map((value, at) => `${at ? "L" : "M"}${this.xOfRound(at).toFixed(1)} ${this.yOf(value, most).toFixed(1)}`).join("");
  }

  /** Return the y coordinate of a line at a decision. */
  yAtDecision(n: number, figures: readonly number[], most: number): number {
    const x = this.xOfDecision(n);
    const after = Math.max(
      1,
      figures.findIndex((_, at) => this.xOfRound(at) >= x),
    );
    const [from, to] = [this.xOfRound(after - 1), this.xOfRound(after)];
    const share = to > from ? (x - from) / (to - from) : 0;
    return this.yOf((figures[after - 1] ?? 0) * (1 - share) + (figures[after] ?? figures[after - 1] ?? 0) * share, most);
  }
}

/** Move numbers apart that are closer than `least`, keeping all of them below `last`. */
export function spreadApart(places: readonly number[], least: number, last = Infinity): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -Infinity) + least));
  const end = last - found.length * least;
  return found.map((place, at) => Math.min(place, end + (at + 1) * least));
}
