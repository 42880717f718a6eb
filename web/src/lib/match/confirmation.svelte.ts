/** Confirmation of choices that do lasting harm: which ones ask, why, and the one that waits for its answer. */
import { isSameChoice, type Choice } from "@/lib/game/values";
import type { Play } from "./play.svelte";

/** A place where more wounds come at the end of the turn than its survivors can share without a death. */
export interface Deaths {
  readonly place: string;
  /** Names of those who share the wounds. */
  readonly who: readonly string[];
  readonly wounds: number;
  /** Wounds that they can take together. */
  readonly hearts: number;
}

export class Confirmation {
  readonly #play: Play;
  /** Choice that was tapped once and waits for a confirmation. */
  choice = $state.raw<Choice | null>(null);
  /** Deaths at the end of the turn, and the decision after which they were found. */
  #found = $state.raw<{ readonly seq: number; readonly deaths: readonly Deaths[] }>({ seq: -1, deaths: [] });

  constructor(play: Play) {
    this.#play = play;
  }

  /** Return the deaths that a choice brings by ending the turn, as far as they were looked for. */
  deaths(choice: Choice): readonly Deaths[] {
    const { table, verbs } = this.#play;
    return verbs(choice.do).tone === "end" && this.#found.seq === table.seq ? this.#found.deaths : [];
  }

  /** Whether a choice ends the turn and nobody has looked yet whom that kills. */
  mustLook(choice: Choice): boolean {
    const { folder, table, verbs } = this.#play;
    return Boolean(folder.deathsAtEnd) && verbs(choice.do).tone === "end" && table.isLive && this.#found.seq !== table.seq;
  }

  /** Look whom the end of the turn kills; return false if the table has changed meanwhile. */
  async look(): Promise<boolean> {
    const { folder, table } = this.#play;
    const { seq } = table;
    const deaths = (await folder.deathsAtEnd?.(this.#play)) ?? [];
    if (table.seq !== seq) return false;
    this.#found = { seq, deaths };
    return true;
  }

  /** Whether a choice does harm that a second tap on the same place must not confirm: only its red button does. */
  isRed(choice: Choice): boolean {
    const { odds, verbs } = this.#play;
    return (
      this.#play.loss(choice) !== null ||
      verbs(choice.do).givesUp ||
      (odds.chancesOf(choice)["friend"] ?? 0) > 0 ||
      this.deaths(choice).length > 0
    );
  }

  /** Whether a choice must be confirmed. */
  isNeeded(choice: Choice): boolean {
    const { odds, table, verbs } = this.#play;
    const { needsConfirmation, tone } = verbs(choice.do);
    if (this.isRed(choice)) return true;
    if (needsConfirmation && table.seats.length < (table.match?.seats.length ?? 0)) return true;
    // Offline nobody knows whether a friend may be hit.
    return table.isDisconnected && tone === "attack" && !odds.isKnown(choice);
  }

  /** Ask about a choice if it must be confirmed and this tap does not do so; return whether it asks. */
  ask(choice: Choice): boolean {
    const isSecondTap = this.choice !== null && isSameChoice(this.choice, choice);
    if (!this.isNeeded(choice) || (isSecondTap && !this.isRed(choice))) return false;
    // A copy, so that a second tap gives the focus back to the safe answer.
    this.choice = { ...choice };
    return true;
  }
}
