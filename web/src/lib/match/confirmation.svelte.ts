/** Confirmation of choices that do lasting harm: which choices need one, why, and the choice that waits for one. */
import { isSameChoice, type Choice } from "@/lib/game/values";
import type { Play } from "./play.svelte";

/** A zone where the end of the turn brings more wounds than its survivors can take without a death. */
export interface Deaths {
  readonly place: string;
  /** Names of the survivors who share the wounds. */
  readonly who: readonly string[];
  readonly wounds: number;
  /** Number of wounds that the survivors can take together. */
  readonly hearts: number;
}

export class Confirmation {
  readonly #play: Play;
  /** Choice that was tapped once and waits for a confirmation. */
  choice = $state.raw<Choice | null>(null);
  /** Deaths at the end of the turn, and the number of the decision after which they were computed. */
  #found = $state.raw<{ readonly seq: number; readonly deaths: readonly Deaths[] }>({ seq: -1, deaths: [] });

  constructor(play: Play) {
    this.#play = play;
  }

  /** Return the deaths that a choice brings by ending the turn, as far as they are computed. */
  deaths(choice: Choice): readonly Deaths[] {
    const { table, verbs } = this.#play;
    return verbs(choice.do).tone === "end" && this.#found.seq === table.seq ? this.#found.deaths : [];
  }

  /** Whether a choice ends the turn and its deaths are not computed yet. */
  mustLook(choice: Choice): boolean {
    const { folder, table, verbs } = this.#play;
    return Boolean(folder.deathsAtEnd) && verbs(choice.do).tone === "end" && table.isLive && this.#found.seq !== table.seq;
  }

  /** Compute the deaths at the end of the turn; return false if the table has changed meanwhile. */
  async look(): Promise<boolean> {
    const { folder, table } = this.#play;
    const { seq } = table;
    const deaths = (await folder.deathsAtEnd?.(this.#play)) ?? [];
    if (table.seq !== seq) return false;
    this.#found = { seq, deaths };
    return true;
  }

  /** Whether only the red button may confirm a choice, because a second tap on the same place would be too easy. */
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
    // Offline it is unknown whether the attack may hit a friend.
    return table.isDisconnected && tone === "attack" && !odds.isKnown(choice);
  }

  /** Ask for confirmation if a choice needs one that this tap does not give; return whether it asks. */
  ask(choice: Choice): boolean {
    const isSecondTap = this.choice !== null && isSameChoice(this.choice, choice);
    if (!this.isNeeded(choice) || (isSecondTap && !this.isRed(choice))) return false;
    // Store a copy, so that a second tap moves the focus back to the safe answer.
    this.choice = { ...choice };
    return true;
  }
}
