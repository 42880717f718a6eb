/** The chances of choices: asked for when somebody points at one, kept as long as the question stands. */
import type { Foresight } from "./foresight.svelte";
import { keyOf, type Choice } from "@/lib/game/values";
import type { TableStore } from "./table.svelte";
import type { Verbs } from "@/lib/game/verbs";

/** Milliseconds that somebody points at something before more is asked about it. */
const LINGER = 120;

type Chances = Readonly<Record<string, number>>;

export interface OddsCard {
  readonly choice: Choice;
  readonly place: string;
  readonly chances: Chances;
}

export class Odds {
  /** What is shown beside its place. */
  card = $state.raw<OddsCard | null>(null);
  readonly #table: TableStore;
  readonly #foresight: Foresight;
  readonly #verbs: Verbs;
  #kept = new Map<string, Chances>();
  #keptAt = -1;
  #hovering: ReturnType<typeof setTimeout> | undefined;
  /** The choice whose chances are wanted now; an answer that comes later than that is not shown. */
  #weighed = "";

  constructor(table: TableStore, foresight: Foresight, verbs: Verbs) {
    this.#table = table;
    this.#foresight = foresight;
    this.#verbs = verbs;
  }

  /** The chances of a choice as far as they were asked for; empty where they were not. */
  known(choice: Choice): Chances {
    return this.#kept.get(keyOf(choice)) ?? {};
  }

  /** Whether the chances of a choice are known for the question as it is now. */
  isKnown(choice: Choice): boolean {
    if (this.#keptAt !== this.#table.seq) {
      this.#kept.clear();
      this.#keptAt = this.#table.seq;
    }
    return this.#kept.has(keyOf(choice));
  }

  /** Find out the chances of a choice; false when the table has moved on meanwhile. */
  async learn(choice: Choice): Promise<boolean> {
    const { seq } = this.#table;
    const chances = await this.#table.enquiries.odds(choice);
    if (this.#table.seq !== seq || this.#table.cut) return false;
    this.#kept.set(keyOf(choice), chances);
    return true;
  }

  /** Ask for the chances of a choice after a moment of hovering; they are shown beside its place.
   *
   * Whoever points at the end of a turn sees what comes then. */
  weigh(choice: Choice, place: string): void {
    clearTimeout(this.#hovering);
    this.#weighed = keyOf(choice);
    if (this.#verbs(choice.do).tone === "end") {
      this.#hovering = setTimeout(() => void this.#foresight.show(), LINGER);
      return;
    }
    const show = (): void => {
      const chances = this.known(choice);
      if (this.#weighed === keyOf(choice) && Object.keys(chances).length) this.card = { choice, place, chances };
    };
    if (this.isKnown(choice)) return show();
    this.#hovering = setTimeout(() => {
      void this.learn(choice).then((still) => {
        if (still) show();
      });
    }, LINGER);
  }

  unweigh(): void {
    clearTimeout(this.#hovering);
    this.#weighed = "";
    this.card = null;
  }
}
