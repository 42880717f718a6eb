/** Presentation of a verb, as declared by its game. */
import type { Figures } from "@/lib/i18n/words";

export interface Verb {
  /** Its icon; empty to use that of the choice's subject. */
  readonly figure: string;
  /** Its preferred key. */
  readonly key: string;
  /** Its position among the buttons; 0 is the middle. */
  readonly rank: number;
  /** Where it is shown, if not only among the buttons. */
  readonly group: string;
  /** The fixed button of a turn that contains it; empty for `more`. */
  readonly button: string;
  /** Its effect on the board: a `step` moves to the place, an `attack` aims at it. */
  readonly tone: string;
  /** Whether it needs a confirmation when other people play. */
  readonly needsConfirmation: boolean;
  /** Whether it only ends the question. */
  readonly closes: boolean;
  /** Whether it only tells others something: shown on its card, never a reason to wait for an answer. */
  readonly aside: boolean;
  /** Whether it deals out one of several things, so that all the rest may go the same way. */
  readonly repeats: boolean;
  /** Whether it gives something up for good, which always needs a confirmation. */
  readonly givesUp: boolean;
}

export type Verbs = (verb: string) => Verb;

export function readVerbs(figures: Figures): Verbs {
  return (verb) => {
    const printed = figures("verb", verb);
    return {
      figure: String(printed["figure"] ?? ""),
      key: String(printed["key"] ?? ""),
      rank: Number(printed["rank"] ?? 0),
      group: String(printed["group"] ?? ""),
      button: String(printed["button"] ?? ""),
      tone: String(printed["tone"] ?? ""),
      needsConfirmation: Boolean(printed["grave"]),
      closes: Boolean(printed["closes"]),
      aside: Boolean(printed["aside"]),
      repeats: Boolean(printed["repeats"]),
      givesUp: Boolean(printed["gives_up"]),
    };
  };
}
