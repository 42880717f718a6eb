/** Presentation of a verb, as declared by its game. */
import type { Figures } from "@/lib/i18n/words";

export interface Verb {
  /** Icon of the verb; empty to use that of the card or person that the choice names. */
  readonly figure: string;
  /** Preferred key of the verb. */
  readonly key: string;
  /** Position of the verb among the buttons; 0 is the middle. */
  readonly rank: number;
  /** Part of the table where the verb is shown, if not only among the buttons. */
  readonly group: string;
  /** Fixed button of a turn that contains the verb; empty for `more`. */
  readonly button: string;
  /** Kind of effect on the board: a `step` moves to the place, an `attack` aims at it. */
  readonly tone: string;
  /** Whether the verb needs a confirmation if other people play. */
  readonly needsConfirmation: boolean;
  /** Whether the verb only ends the question. */
  readonly closes: boolean;
  /** Whether the verb only informs others: shown on its card, and never a reason to wait for an answer. */
  readonly aside: boolean;
  /** Whether the verb deals out one of several things, so that one answer can be repeated for the rest. */
  readonly repeats: boolean;
  /** Whether the verb gives something up for good, which always needs a confirmation. */
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
