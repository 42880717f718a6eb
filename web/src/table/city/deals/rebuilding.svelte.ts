import { getContext, setContext } from "svelte";
import { numberArg, isSameChoice, type Choice } from "@/lib/game/values";
import type { Play } from "@/lib/match/play.svelte";
import type { CityOfHorrorOfferView as Offer, CityOfHorrorPartView as Part } from "@/lib/net/protocol";
import { choiceLeadingTo, mirrorParts } from "./offerParts";

/** Builds an offer from known parts, choice by choice: a counteroffer, or the player's own offer without one part. */
export class Rebuilding {
  readonly #play: Play;
  /** The offer to build while parts are added; null when the player decides. */
  goal = $state.raw<Offer | null>(null);
  #first: readonly Choice[] = [];
  #left: readonly Part[] = [];
  #part: Part | undefined;
  #question = -1;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Answer an offer with a counteroffer, which starts as its mirror image. */
  answer(offer: Offer, counter: Choice): void {
    const acceptable = this.#play.open.some((choice) => choice.do === "accept" && numberArg(choice, "offer") === offer.id);
    const parts = mirrorParts(offer.parts, acceptable);
    this.#begin({ ...offer, id: 0, by: counter.seat, to: offer.by, answers: offer.id, parts, then: null }, [counter]);
  }

  /** Remove one part: restart the offer with all the others. */
  without(draft: Offer, at: number): void {
    const drop = this.#play.open.find((choice) => choice.do === "drop");
    if (!drop) return;
    const parts = draft.parts.filter((_, one) => one !== at);
    this.#begin({ ...draft, parts, then: null }, [drop, anew(draft)]);
  }

  #begin(goal: Offer, first: readonly Choice[]): void {
    this.goal = goal;
    this.#first = first;
    this.#left = goal.parts;
    this.#question = -1;
    this.#play.table.note = null;
    this.goOn();
  }

  /** Stop building and leave the offer as it is. */
  stop(): void {
    this.goal = null;
  }

  /** Make the next choice, at most once for each question; an unexpected question stops the rebuilding. */
  goOn(): void {
    const question = this.#play.table.asked?.question ?? -1;
    if (!this.goal || question === this.#question) return;
    this.#question = question;
    const next = this.#next(this.#play.open);
    if (next) this.#play.act(next);
    else this.goal = null;
  }

  #next(open: readonly Choice[]): Choice | undefined {
    const [first, ...others] = this.#first;
    if (first) {
      this.#first = others;
      return open.find((choice) => isSameChoice(choice, first));
    }
    if (!open.some((choice) => choice.do === "drop")) return this.#part && choiceLeadingTo(this.#part, open);
    for (;;) {
      [this.#part, ...this.#left] = this.#left;
      const found = this.#part && choiceLeadingTo(this.#part, open);
      if (found || !this.#part) return found;
    }
  }
}

/** Return the choice that starts an offer anew. */
function anew({ by, to, answers }: Offer): Choice {
  if (answers) return { seat: by, do: "counter", args: { offer: answers } };
  return to === null ? { seat: by, do: "offer_all", args: {} } : { seat: by, do: "offer", args: { to } };
}

const KEY = Symbol("rebuilding");

export function provideRebuilding(play: Play): Rebuilding {
  return setContext(KEY, new Rebuilding(play));
}

export function useRebuilding(): Rebuilding {
  return getContext<Rebuilding>(KEY);
}
