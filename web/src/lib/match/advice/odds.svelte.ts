/** Odds of choices, requested when the user points at one and cached while the question is open. */
import type { Foresight } from "./foresight.svelte";
import { choiceKey, type Choice } from "@/lib/game/values";
import type { AttackRecord } from "@/lib/net/protocol";
import type { OddsAnswer } from "@/lib/net/requests";
import type { TableStore } from "@/lib/match/table.svelte";
import type { Verbs } from "@/lib/game/verbs";

/** Milliseconds for which the user must point at a choice before its odds are requested. */
const HOVER_DELAY_MS = 120;

type Chances = Readonly<Record<string, number>>;

export interface OddsCard {
  readonly choice: Choice;
  readonly place: string;
  readonly chances: Chances;
}

export class Odds {
  /** Odds that are shown beside their place. */
  card = $state.raw<OddsCard | null>(null);
  readonly #table: TableStore;
  readonly #foresight: Foresight;
  readonly #verbs: Verbs;
  #cache = new Map<string, OddsAnswer>();
  #cacheSeq = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Key of the choice to show odds for; answers about other choices are not shown. */
  #wantedKey = "";

  constructor(table: TableStore, foresight: Foresight, verbs: Verbs) {
    this.#table = table;
    this.#foresight = foresight;
    this.#verbs = verbs;
  }

  /** Return the odds of a choice if they were requested, otherwise an empty list. */
  chancesOf(choice: Choice): Chances {
    return this.#cache.get(choiceKey(choice))?.chances ?? {};
  }

  /** Return the dice of an attack if its odds were requested, otherwise null. */
  attack(choice: Choice): AttackRecord | null {
    return this.#cache.get(choiceKey(choice))?.attack ?? null;
  }

  /** Whether the odds of a choice are known for the current question. */
  isKnown(choice: Choice): boolean {
    if (this.#cacheSeq !== this.#table.seq) {
      this.#cache.clear();
      this.#cacheSeq = this.#table.seq;
    }
    return this.#cache.has(choiceKey(choice));
  }

  /** Request the odds of a choice; return false if the table has changed meanwhile. */
  async request(choice: Choice): Promise<boolean> {
    const { seq } = this.#table;
    const answer = await this.#table.requests.odds(choice);
    if (this.#table.seq !== seq || this.#table.isDisconnected) return false;
    this.#cache.set(choiceKey(choice), answer);
    return true;
  }

  /**
   * Request the odds of a choice after a short hover and show them beside its place. For the end of a turn, show the
   * forecast instead.
   */
  showFor(choice: Choice, place: string): void {
    clearTimeout(this.#timer);
    this.#wantedKey = choiceKey(choice);
    if (this.#verbs(choice.do).tone === "end") {
      this.#timer = setTimeout(() => void this.#foresight.show(), HOVER_DELAY_MS);
      return;
    }
    const show = (): void => {
      const chances = this.chancesOf(choice);
      if (this.#wantedKey === choiceKey(choice) && Object.keys(chances).length) this.card = { choice, place, chances };
    };
    if (this.isKnown(choice)) return show();
    this.#timer = setTimeout(() => {
      void this.request(choice).then((still) => {
        if (still) show();
      });
    }, HOVER_DELAY_MS);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#wantedKey = "";
    this.card = null;
  }
}
