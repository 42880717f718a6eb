/** Hits, wounds or cards that are dealt one by one; the user may deal all remaining ones to one target at once. */
import { isSameChoice, stringArg, type Choice } from "@/lib/game/values";
import type { Play } from "./play.svelte";

/** Whether two choices deal to the same target, as attacks of different zombies on one survivor do. */
function hasSameTarget(one: Choice, other: Choice): boolean {
  const survivor = stringArg(one, "survivor");
  return survivor ? one.do === other.do && survivor === stringArg(other, "survivor") : isSameChoice(one, other);
}

export class DealRest {
  readonly #play: Play;
  #choice: Choice | null = null;
  #ask = "";
  #count = 0;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Number of things that the question still deals out. */
  get count(): number {
    return Number(this.#play.table.asked?.prompt?.about["count"] ?? 0);
  }

  /** Return the choices that may take all remaining things; none if there is only one thing or one target. */
  readonly choices: readonly Choice[] = $derived.by(() => {
    const { open, verbs } = this.#play;
    return this.count > 1 && open.length > 1 ? open.filter((choice) => verbs(choice.do).repeats) : [];
  });

  /** Make a choice now, and again for everything that is left. */
  start(choice: Choice): void {
    this.#choice = choice;
    this.#ask = this.#play.table.asked?.prompt?.ask ?? "";
    this.#count = this.count;
    this.#play.act(choice);
  }

  stop(): void {
    this.#choice = null;
  }

  /** Give the same answer to the next question if the rest is being dealt; return whether it was given. */
  onQuestion(): boolean {
    const choice = this.#choice;
    if (!choice) return false;
    const { open, table } = this.#play;
    const isRest = table.asked?.prompt?.ask === this.#ask && this.count < this.#count && this.count > 0;
    const next = isRest ? open.find((other) => hasSameTarget(choice, other)) : undefined;
    if (!next) {
      this.stop();
      return false;
    }
    this.#count = this.count;
    this.#play.act(next);
    return true;
  }
}
