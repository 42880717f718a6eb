/** Groups of choices for the buttons: one for each verb, each weapon, each card that is moved. */
import { choiceKey, isSameChoice, stringArg, type Choice } from "./values";
import type { SeatQuestion, LossRecord, OfferedChoice, RefusalRecord } from "@/lib/net/protocol";
import type { Verbs } from "./verbs";

export interface Group {
  /** Unique id: the verb and the weapon, or the moved card. */
  readonly id: string;
  readonly verb: string;
  /** The weapon that is used, or the card that is moved. */
  readonly weapon: string;
  /** Owner of the moved card, if several people's cards can be moved; otherwise empty. */
  readonly owner: string;
  readonly choices: readonly Choice[];
  readonly refusals: readonly RefusalRecord[];
}

/** Return the card that a choice moves; buttons are grouped by card first, then by destination. */
export function movedCard(choice: Choice): string {
  return stringArg(choice, "slot") ? stringArg(choice, "card") : "";
}

function weaponOf(choice: Choice): string {
  const moved = movedCard(choice);
  if (moved) return moved;
  const weapon = choice.args?.["weapon"];
  return Array.isArray(weapon) ? weapon.join("+") : stringArg(choice, "weapon");
}

function groupId(choice: Choice, owner: string): string {
  const weapon = weaponOf(choice);
  if (movedCard(choice)) return owner ? `card ${weapon} of ${owner}` : `card ${weapon}`;
  return weapon ? `${choice.do} ${weapon}` : choice.do;
}

/** Group all open and refused choices, in a stable order. */
export function groupChoices(
  choices: readonly Choice[],
  refusals: readonly RefusalRecord[],
  verbs: Verbs,
  owner: (choice: Choice) => string = () => "",
): Group[] {
  const found = new Map<string, { choices: Choice[]; refusals: RefusalRecord[]; first: Choice }>();
  const at = (choice: Choice) => {
    const id = groupId(choice, owner(choice));
    let group = found.get(id);
    if (!group) {
      group = { choices: [], refusals: [], first: choice };
      found.set(id, group);
    }
    return group;
  };
  for (const choice of choices) at(choice).choices.push(choice);
  for (const refusal of refusals) at(refusal.choice).refusals.push(refusal);
  return [...found]
    .map(([id, group]) => ({
      id,
      verb: group.first.do,
      weapon: weaponOf(group.first),
      owner: owner(group.first),
      choices: group.choices,
      refusals: group.refusals,
    }))
    .sort((one, other) => verbs(one.verb).rank - verbs(other.verb).rank);
}

/** A fixed button of a turn with the groups of choices that it opens. */
export interface FixedPlace {
  readonly name: string;
  readonly key: string;
  readonly figure: string;
  readonly groups: readonly Group[];
}

/** Distribute groups over the fixed buttons of a turn; those without a button go to `more`. */
export function groupsByButton(bar: readonly Omit<FixedPlace, "groups">[], groups: readonly Group[], verbs: Verbs): FixedPlace[] {
  const nameOf = ({ verb }: Group): string => verbs(verb).button || "more";
  return bar.map((one) => ({ ...one, groups: groups.filter((group) => nameOf(group) === one.name) }));
}

/** Return the common beginning of sentences, in whole words: `Go to D1` and `Go to E2` begin with `Go to`. */
export function commonStart(sentences: readonly string[]): string {
  const [first = "", ...rest] = sentences;
  const words = first.split(" ");
  let count = words.length;
  for (const sentence of rest) {
    const others = sentence.split(" ");
    let same = 0;
    while (same < count && words[same] === others[same]) same += 1;
    count = same;
  }
  return words
    .slice(0, count)
    .join(" ")
    .replace(/[\s,:;(]+$/, "");
}

/** Keys with a fixed meaning. */
const RESERVED_KEYS = "uclkvsz";
const ASSIGNABLE_KEYS = "123456789qwrtyiopasdfghjzxbnm";

/** Assign a distinct key to each verb, preferred keys first. */
export function keysFor(shown: readonly string[], verbs: Verbs): string[] {
  const used = new Set<string>(RESERVED_KEYS);
  const keys = shown.map((verb) => {
    const liked = verbs(verb).key;
    if (!liked || used.has(liked)) return "";
    used.add(liked);
    return liked;
  });
  return keys.map((key) => {
    if (key) return key;
    const free = [...ASSIGNABLE_KEYS].find((letter) => !used.has(letter)) ?? "";
    used.add(free);
    return free;
  });
}

/** Return the places on the board that a choice or event names. */
export function placesOf(choice: { readonly args?: Choice["args"] }): string[] {
  const names = ["zone", "space", "location", "place", "gate"];
  return names.map((name) => stringArg(choice, name)).filter(Boolean);
}

/** Group choices by the place they name. */
export function byPlace(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const place of placesOf(choice)) {
      const here = found.get(place);
      if (here) here.push(choice);
      else found.set(place, [choice]);
    }
  }
  return found;
}

/** Group choices by the name in one of their arguments: a card, a survivor, a person. */
export function byName(choices: readonly Choice[], ...args: string[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const arg of args) {
      const name = stringArg(choice, arg);
      if (name) found.set(name, [...(found.get(name) ?? []), choice]);
    }
  }
  return found;
}

/** Whether a choice is in a list. */
export function includesChoice(choices: readonly Choice[], choice: Choice): boolean {
  const key = choiceKey(choice);
  return choices.some((one) => choiceKey(one) === key);
}

type Offers = Pick<SeatQuestion, "choices">;

/** Return the record of an open choice, with its price and consequences. */
function offerOf(asked: Offers | null, choice: Choice): OfferedChoice | undefined {
  return asked?.choices.find((offer) => offer.choice === choice);
}

/** Return the price in actions of the cheapest choice; null if none is an action or the price is unknown. */
export function cheapestPrice(asked: Offers | null, choices: readonly Choice[]): number | null {
  const prices = choices.map((choice) => offerOf(asked, choice)?.price ?? null).filter((price) => price !== null);
  return prices.length ? Math.min(...prices) : null;
}

/** Whether every choice makes noise; false if any choice is quiet. */
export function areAllNoisy(asked: Offers | null, choices: readonly Choice[]): boolean {
  return choices.length > 0 && choices.every((choice) => offerOf(asked, choice)?.noisy ?? false);
}

/** Whether a choice can become a standing order. */
export function canBeStandingOrder(asked: Offers | null, choice: Choice): boolean {
  return offerOf(asked, choice)?.lasting ?? false;
}

/** Return how a choice loses the match; null if it does not. */
export function lossOf(asked: Offers | null, choice: Choice): LossRecord | null {
  return asked?.choices.find((offer) => isSameChoice(offer.choice, choice))?.loss ?? null;
}

/** Whether a choice aims at a place without a target. */
export function hasNoTarget(asked: Offers | null, choice: Choice): boolean {
  return offerOf(asked, choice)?.vain ?? false;
}

/**
 * Return the choices to highlight on the board. Moves take precedence over attacks, for which the user first chooses a
 * weapon. Places without a target are highlighted only if the user has selected exactly that action.
 */
export function choicesToHighlight(
  asked: Offers | null,
  choices: readonly Choice[],
  verbs: Verbs,
  { armed }: { armed: boolean },
): readonly Choice[] {
  const steps = !armed && choices.some((choice) => verbs(choice.do).tone === "step");
  const lit = steps ? choices.filter((choice) => verbs(choice.do).tone !== "attack") : choices;
  const withTarget = lit.filter((choice) => armed || !hasNoTarget(asked, choice));
  return withTarget.length ? withTarget : lit;
}

/**
 * Return the safest answers for a user without a preference: those that end the question without any change, otherwise
 * those that give nothing up and deal a card to the survivor with the fewest.
 */
export function safeAnswers(choices: readonly Choice[], verbs: Verbs, dealt: ReadonlyMap<string, number>): readonly Choice[] {
  const ends = choices.filter((choice) => verbs(choice.do).closes);
  if (ends.length) return ends;
  const keeping = choices.filter((choice) => !verbs(choice.do).givesUp);
  const least = Math.min(...keeping.map((choice) => dealt.get(stringArg(choice, "survivor")) ?? 0));
  const fair = keeping.filter((choice) => (dealt.get(stringArg(choice, "survivor")) ?? 0) === least);
  return fair.length ? fair : choices;
}
