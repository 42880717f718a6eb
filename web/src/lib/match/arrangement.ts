/** A plan that assigns cards to slots before anything is sent, and the choices that carry it out. */
import { stringArg, type Args, type Choice } from "@/lib/game/values";

/** Kinds of slot: a hand, the body, the backpack. */
export type SlotKind = "hand" | "body" | "pack";

/** A survivor or other holder of cards that are arranged. */
export interface Holder {
  readonly name: string;
  /** Name of each slot: `hand_1`, `body`, `pack_3`. */
  readonly slots: readonly string[];
  /** Whether another player controls the holder, whose own cards only change hands. */
  readonly isForeign: boolean;
}

export interface Place {
  /** Index of the holder. */
  readonly who: number;
  readonly slot: number;
}

export interface PlannedCard {
  readonly id: number;
  readonly face: string;
  /** Current place of the card; null for a card just found. */
  readonly home: Place | null;
  /** Planned place of the card; null if it is discarded. */
  readonly at: Place | null;
}

/** Whether a printed card may be put into a kind of slot of a holder. */
export type Fits = (face: string, who: string, kind: SlotKind) => boolean;

export interface Arrangement {
  readonly holders: readonly Holder[];
  readonly cards: readonly PlannedCard[];
  readonly fits: Fits;
}

export function slotKind(slot: string): SlotKind {
  if (slot.startsWith("hand")) return "hand";
  return slot === "body" ? "body" : "pack";
}

const isAt = (one: Place | null, other: Place | null): boolean =>
  one === other || (one !== null && other !== null && one.who === other.who && one.slot === other.slot);

/** Return the card that is planned for a place. */
export function cardAt(plan: Arrangement, place: Place): PlannedCard | undefined {
  return plan.cards.find((card) => card.at && isAt(card.at, place));
}

function kindAt({ holders }: Arrangement, place: Place): SlotKind {
  return slotKind(holders[place.who]?.slots[place.slot] ?? "");
}

function fitsAt(plan: Arrangement, card: PlannedCard, place: Place): boolean {
  const holder = plan.holders[place.who];
  return holder !== undefined && plan.fits(card.face, holder.name, kindAt(plan, place));
}

/** Return all places of all holders: hands, body, backpack. */
function allPlaces({ holders }: Arrangement): Place[] {
  return holders.flatMap((holder, who) => holder.slots.map((_, slot) => ({ who, slot })));
}

function freePlace(plan: Arrangement, card: PlannedCard, among: (place: Place) => boolean): Place | undefined {
  return allPlaces(plan).find((place) => among(place) && !cardAt(plan, place) && fitsAt(plan, card, place));
}

function withCard(plan: Arrangement, id: number, at: Place | null): Arrangement {
  return { ...plan, cards: plan.cards.map((card) => (card.id === id ? { ...card, at } : card)) };
}

/** Whether the player may put a card into a slot, even an occupied one. */
export function canPut(plan: Arrangement, card: PlannedCard, place: Place): boolean {
  if (isAt(card.at, place) || !fitsAt(plan, card, place)) return false;
  const isOwn = card.home?.who === place.who;
  if (isOwn && plan.holders[place.who]?.isForeign && !isAt(card.home, place)) return false;
  // Slots of one kind are equivalent: moving a card between them changes nothing.
  return !(card.at?.who === place.who && kindAt(plan, card.at) === kindAt(plan, place));
}

/** Return the plan with a card in a place; the card that was there changes places with it, or goes to a free slot. */
export function putCard(plan: Arrangement, id: number, place: Place): Arrangement {
  const card = plan.cards.find((one) => one.id === id);
  if (!card || !canPut(plan, card, place)) return plan;
  const kind = kindAt(plan, place);
  const roomy = kind === "pack" && freePlace(plan, card, (one) => one.who === place.who && kindAt(plan, one) === "pack");
  if (roomy) return withCard(plan, id, roomy);
  const there = cardAt(plan, place);
  const moved = withCard(plan, id, place);
  if (!there) return moved;
  const displaced = { ...there, at: null };
  const swap = card.at && canPut(plan, displaced, card.at) ? card.at : undefined;
  const room =
    swap ??
    freePlace(moved, displaced, (one) => one.who === place.who && !isAt(one, place)) ??
    freePlace(moved, displaced, (one) => one.who !== place.who);
  if (room) return withCard(moved, there.id, room);
  // Only a card just found can push another card out of the inventory for good.
  return card.home ? plan : withCard(moved, there.id, null);
}

/** Return the plan with a card moved to the other holder, or with a found card in the first free place. */
export function sendAcross(plan: Arrangement, id: number): Arrangement {
  const card = plan.cards.find((one) => one.id === id);
  if (!card) return plan;
  const from = card.at?.who;
  const room = allPlaces(plan).filter((place) => place.who !== from && canPut(plan, card, place));
  const free = room.find((place) => !cardAt(plan, place)) ?? room[0];
  return free ? putCard(plan, id, free) : plan;
}

/** Return the plan with a found card discarded again. */
export function leaveCard(plan: Arrangement, id: number): Arrangement {
  const card = plan.cards.find((one) => one.id === id);
  if (!card || card.home) return plan;
  const back = plan.cards.map((one) => ({ ...one, at: one.home }));
  const others = plan.cards.filter((one) => !one.home && one.id !== id);
  const cleared: Arrangement = { ...plan, cards: back };
  return others.reduce<Arrangement>((now, one) => (one.at ? putCard(now, one.id, one.at) : now), cleared);
}

/** Return the cards that the plan discards. */
export function discardedCards(plan: Arrangement): PlannedCard[] {
  return plan.cards.filter((card) => card.at === null);
}

/** Return the cards that the plan gives to another holder. */
export function handedOverCards(plan: Arrangement): PlannedCard[] {
  return plan.cards.filter((card) => card.home && card.at && card.home.who !== card.at.who);
}

/** Whether the plan changes anything that the rules count as a move. */
export function isChanged(plan: Arrangement): boolean {
  return plan.cards.some(({ home, at }) => {
    if (!home || !at) return home !== at;
    return home.who !== at.who || kindAt(plan, home) !== kindAt(plan, at);
  });
}

/** The inventories while a plan is carried out, as the server sends them. */
export interface Inventories {
  /** Cards in the slots of each holder, empty for a free slot. */
  readonly slots: readonly (readonly string[])[];
  /** The card that has to be put into a slot next; empty if there is none. */
  readonly loose: string;
}

/**
 * Return the next offered choice that carries out the plan: a move, then `done`; null if there is none. Every card
 * moves straight to its planned place.
 */
export function nextChoice(plan: Arrangement, now: Inventories, open: readonly Choice[], about: Args): Choice | null {
  const count = (faces: readonly string[], face: string): number => faces.filter((one) => one === face).length;
  const key = (who: number, kind: SlotKind): string => `${who} ${kind}`;
  const wanted = new Map<string, string[]>();
  const present = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, at: string, face: string): void => void to.set(at, [...(to.get(at) ?? []), face]);
  for (const { at, face } of plan.cards) if (at) add(wanted, key(at.who, kindAt(plan, at)), face);
  now.slots.forEach((slots, who) =>
    slots.forEach((face, slot) => {
      if (face) add(present, key(who, kindAt(plan, { who, slot })), face);
    }),
  );
  const isMissing = (at: string, face: string): boolean => count(wanted.get(at) ?? [], face) > count(present.get(at) ?? [], face);
  const isExtra = (at: string, face: string): boolean => count(present.get(at) ?? [], face) > count(wanted.get(at) ?? [], face);

  /** Return the holder and the slot to which a choice moves its card. */
  const targetOf = (choice: Choice): Place | null => {
    const name = stringArg(choice, "survivor") || String(about["survivor"] ?? "");
    const who = plan.holders.findIndex((holder) => holder.name === name);
    const slot = plan.holders[who]?.slots.indexOf(stringArg(choice, "slot")) ?? -1;
    return slot < 0 ? null : { who, slot };
  };
  /** Return the holder from whose slot a choice moves a card. */
  const ownerOf = (choice: Choice, target: Place): number => (choice.do === "hand" ? 1 - target.who : target.who);
  const leadsThere = (choice: Choice): boolean => {
    const target = targetOf(choice);
    const face = stringArg(choice, "card");
    if (!target || !isMissing(key(target.who, kindAt(plan, target)), face)) return false;
    const there = now.slots[target.who]?.[target.slot] ?? "";
    if (there && !isExtra(key(target.who, kindAt(plan, target)), there)) return false;
    if (now.loose) return face === now.loose;
    const owner = ownerOf(choice, target);
    const kinds: readonly SlotKind[] = ["hand", "body", "pack"];
    return kinds.some((kind) => isExtra(key(owner, kind), face));
  };
  const moves = open.filter((choice) => ["put", "hand", "tidy"].includes(choice.do) && leadsThere(choice));
  const toFree = moves.find((choice) => {
    const target = targetOf(choice);
    return target && !now.slots[target.who]?.[target.slot];
  });
  const next = toFree ?? moves[0];
  if (next) return next;
  if (now.loose) return open.find((choice) => choice.do === "discard" && stringArg(choice, "card") === now.loose) ?? null;
  return open.find((choice) => choice.do === "done") ?? null;
}
