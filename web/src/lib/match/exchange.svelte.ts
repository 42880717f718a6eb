/** The sheet on which cards are arranged: opened by a trade or a find; one confirmation carries the plan out. */
import { stringArg, type Choice } from "@/lib/game/values";
import type { ZombicideSurvivorView, ZombicideView } from "@/lib/net/protocol";
import { LEVELS } from "@/table/zombicide/survivor/danger";
import { slotNames } from "@/table/zombicide/survivor/slots";
import {
  isChanged,
  leaveCard,
  nextChoice,
  putCard,
  sendAcross,
  slotKind,
  discardedCards,
  type Arrangement,
  type Holder,
  type Place,
  type SlotKind,
} from "./arrangement";
import type { Play } from "./play.svelte";

/** Name of the question that asks where a card goes. */
const ARRANGE = "Arrange";
/** Verbs that open the sheet before they are sent. */
const OPENING = ["trade", "reorganise"];

/** Survivors whose cards are arranged, and cards that are in no slot yet. */
interface Situation {
  readonly people: readonly ZombicideSurvivorView[];
  readonly found: readonly string[];
}

export class Exchange {
  readonly #play: Play;
  /** The plan on the sheet; null while the sheet is closed. */
  plan = $state.raw<Arrangement | null>(null);
  /** Id of the selected card; -1 for none. */
  selected = $state(-1);
  /** Whether the plan is being carried out. */
  isRunning = $state(false);
  /** Whether the user has confirmed once that a card is discarded. */
  isConfirmed = $state(false);
  /** The choice to send first; null if the server has already asked where cards go. */
  opening = $state.raw<Choice | null>(null);
  /** The plan before the user changed anything. */
  #initial: Arrangement | null = null;
  /** Whether the user arranges the cards of this question one by one instead of on the sheet. */
  #isByHand = false;

  constructor(play: Play) {
    this.#play = play;
  }

  get isOpen(): boolean {
    return this.plan !== null;
  }

  /** Whether found cards have to be put into slots. */
  get isFind(): boolean {
    return this.#initial?.cards.some((card) => !card.home) ?? false;
  }

  get isChanged(): boolean {
    return this.plan !== null && (this.isFind || isChanged(this.plan));
  }

  /** Open the sheet for a choice that begins a trade; return false if there is nothing to arrange. */
  openFor(choice: Choice): boolean {
    if (!OPENING.includes(choice.do) || !this.#isPossible) return false;
    const view = this.#view;
    const who = this.#find(view?.active ?? "");
    const other = this.#find(stringArg(choice, "survivor"));
    if (!who || (choice.do === "trade" && !other)) return false;
    return this.#open({ people: other ? [who, other] : [who], found: [] }, choice);
  }

  /**
   * Handle a new question: continue the plan, open the sheet for found cards, or close it; return whether the sheet is
   * in use.
   */
  onQuestion(): boolean {
    const { asked, seat } = this.#play.table;
    const about = asked?.prompt?.ask === ARRANGE && seat !== null && asked.deciders.includes(seat) ? asked.prompt.about : null;
    const isArranging = about !== null;
    if (this.isRunning) return this.#goOn(isArranging);
    this.close();
    if (!isArranging) this.#isByHand = false;
    if (!isArranging || this.#isByHand || !this.#isPossible) return false;
    const { survivor, other, card, then } = about;
    if (typeof card !== "string" || !card) return false;
    const people = [this.#find(String(survivor ?? "")), this.#find(String(other ?? ""))].filter((one) => one !== undefined);
    const more = Array.isArray(then) ? then.filter((one): one is string => typeof one === "string") : [];
    return this.#open({ people, found: [card, ...more] }, null);
  }

  close(): void {
    this.plan = null;
    this.#initial = null;
    this.opening = null;
    this.selected = -1;
    this.isRunning = false;
    this.isConfirmed = false;
  }

  /** Close the sheet and answer the questions one by one. */
  byHand(): void {
    const { opening } = this;
    this.close();
    this.#isByHand = true;
    if (opening) this.#play.send(opening);
  }

  /** Select a card; a second tap moves the selected card to the other holder. */
  tapCard(id: number): void {
    if (!this.plan || this.isRunning) return;
    const card = this.plan.cards.find((one) => one.id === id);
    const selected = this.plan.cards.find((one) => one.id === this.selected);
    if (selected?.id === id) {
      this.#change(sendAcross(this.plan, id));
      this.selected = -1;
    } else if (selected && card?.at && putCard(this.plan, selected.id, card.at) !== this.plan) this.putSelected(card.at);
    else this.selected = id;
  }

  /** Put the selected card into a place. */
  putSelected(place: Place): void {
    if (!this.plan || this.isRunning || this.selected < 0) return;
    this.#change(putCard(this.plan, this.selected, place));
    this.selected = -1;
  }

  /** Discard the selected found card. */
  leave(): void {
    if (!this.plan || this.isRunning) return;
    for (const card of this.plan.cards.filter((one) => !one.home)) this.#change(leaveCard(this.plan, card.id));
    this.selected = -1;
  }

  /** Undo all changes of the plan. */
  reset(): void {
    if (this.isRunning) return;
    this.#change(this.#initial);
    this.selected = -1;
  }

  /** Carry out the plan; if it discards a card, only at the second call. */
  confirm(): void {
    if (!this.plan || this.isRunning || !this.isChanged) return;
    if (discardedCards(this.plan).length && !this.isConfirmed) {
      this.isConfirmed = true;
      return;
    }
    this.isRunning = true;
    this.selected = -1;
    if (this.opening) this.#play.send(this.opening);
    else this.onQuestion();
  }

  #change(plan: Arrangement | null): void {
    this.plan = plan;
    this.isConfirmed = false;
  }

  #goOn(isArranging: boolean): boolean {
    const { table } = this.#play;
    const next =
      isArranging && this.plan ? nextChoice(this.plan, this.#inventories(), this.#play.open, table.asked?.prompt?.about ?? {}) : null;
    if (next) {
      this.#play.send(next);
      return true;
    }
    this.close();
    this.#isByHand = isArranging;
    return false;
  }

  #inventories(): { slots: string[][]; loose: string } {
    const slots = (this.plan?.holders ?? []).map(({ name }) => this.#find(name)?.slots ?? []);
    return { slots, loose: String(this.#play.table.asked?.prompt?.about["card"] ?? "") };
  }

  /** Whether the sheet can be used: it needs a connection to send one choice after another. */
  get #isPossible(): boolean {
    return !this.#play.lesson && !this.#play.table.isDisconnected && this.#play.ready;
  }

  get #view(): ZombicideView | null {
    return this.#play.table.view as ZombicideView | null;
  }

  #find(name: string): ZombicideSurvivorView | undefined {
    return this.#view?.survivors.find((one) => one.name === name);
  }

  #open({ people, found }: Situation, opening: Choice | null): boolean {
    const holders: Holder[] = people.map(({ name, slots, seat }) => ({
      name,
      slots: slotNames(slots),
      isForeign: seat !== this.#play.table.seat,
    }));
    const held = people.flatMap(({ slots }, who) => slots.flatMap((face, slot) => (face ? [{ face, home: { who, slot } }] : [])));
    const cards = [...held, ...found.map((face) => ({ face, home: null }))].map(({ face, home }, id) => ({ id, face, home, at: home }));
    const fits = (face: string, who: string, kind: SlotKind): boolean => this.#fits(face, who, kind);
    let plan: Arrangement = { holders, cards, fits };
    if (!cards.some(({ face }) => this.#isEquipment(face))) return false;
    for (const card of cards.filter(({ home }) => !home)) plan = this.#placeFound(plan, card.id);
    this.plan = plan;
    this.#initial = plan;
    this.opening = opening;
    this.selected = -1;
    return true;
  }

  /** Put a found card into a free slot: into the backpack first if nobody may use the card yet. */
  #placeFound(plan: Arrangement, id: number): Arrangement {
    const card = plan.cards.find((one) => one.id === id);
    const places = plan.holders[0]?.slots.map((_, slot) => ({ who: 0, slot })) ?? [];
    const isLocked = card !== undefined && this.lockedUntil(card.face, 0) > 0;
    const order = isLocked ? places.toReversed() : places;
    const kindOf = ({ slot }: Place): SlotKind => slotKind(plan.holders[0]?.slots[slot] ?? "");
    const free = order.find(
      (place) =>
        !plan.cards.some(({ at }) => at?.who === 0 && at.slot === place.slot) &&
        this.#fits(card?.face ?? "", plan.holders[0]?.name ?? "", kindOf(place)),
    );
    return free ? putCard(plan, id, free) : plan;
  }

  /** Return the danger level from which a holder may use a card; 0 if it can be used now. */
  lockedUntil(face: string, who: number): number {
    const level = LEVELS.findIndex((one) => one === this.#play.figures("card", face)["level"]);
    const one = this.#find(this.plan?.holders[who]?.name ?? "") ?? this.#find(this.#view?.active ?? "");
    return one && level > one.level ? level : 0;
  }

  #isEquipment(face: string): boolean {
    return "slot" in this.#play.figures("card", face);
  }

  #fits(face: string, who: string, kind: SlotKind): boolean {
    const slot = String(this.#play.figures("card", face)["slot"] ?? "");
    if (!slot) return false;
    if (kind === "pack") return true;
    if (kind === "hand") return slot === "hand" || slot === "any";
    return slot === "body" || this.#play.figures("survivor", who)["body_card"] === face;
  }
}
