/** How a verb looks and is reached, as its game says it. */
import type { Figures } from "@/lib/i18n/words";

export interface Verb {
  /** Its drawing; none: that of what the choice is about. */
  readonly figure: string;
  /** The key it likes. */
  readonly key: string;
  /** Its place among the buttons; 0 is the middle. */
  readonly rank: number;
  /** Where it is shown, if not among the buttons or not there alone. */
  readonly group: string;
  /** The fixed place of a turn it lies under; none: with what is left. */
  readonly button: string;
  /** What it does on the board: a `step` goes to the place, an `attack` aims at it. */
  readonly tone: string;
  /** Asked about twice where others play along. */
  readonly grave: boolean;
  /** Ends what is asked, and changes nothing besides. */
  readonly closes: boolean;
  /** Gives up something for good: always asked about twice. */
  readonly givesUp: boolean;
}

export type Verbs = (verb: string) => Verb;

export function verbsIn(figures: Figures): Verbs {
  return (verb) => {
    const said = figures("verb", verb);
    return {
      figure: String(said["figure"] ?? ""),
      key: String(said["key"] ?? ""),
      rank: Number(said["rank"] ?? 0),
      group: String(said["group"] ?? ""),
      button: String(said["button"] ?? ""),
      tone: String(said["tone"] ?? ""),
      grave: Boolean(said["grave"]),
      closes: Boolean(said["closes"]),
      givesUp: Boolean(said["gives_up"]),
    };
  };
}
