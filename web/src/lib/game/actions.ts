/** What may be done now, in groups that fit on buttons: one for each verb, each weapon that is used, each card that is moved. */
import { keyOf, named, type Choice } from "./values";
import type { Asked, RefusalRecord } from "@/lib/net/protocol";
import type { Verbs } from "./verbs";

export interface Group {
  /** Tells groups apart: the verb, and the weapon where there is one; or the card that goes from place to place. */
  readonly id: string;
  readonly verb: string;
  /** The weapon that is used, or the card that is moved. */
  readonly weapon: string;
  /** Whose card is moved, where those of several people are; else empty. */
  readonly owner: string;
  readonly choices: readonly Choice[];
  readonly refusals: readonly RefusalRecord[];
}

/** The card that a choice puts somewhere: whoever moves cards thinks of the card first, then of where it goes. */
export function movedBy(choice: Choice): string {
  return named(choice, "slot") ? named(choice, "card") : "";
}

function weaponOf(choice: Choice): string {
  const moved = movedBy(choice);
  if (moved) return moved;
  const weapon = choice.args?.["weapon"];
  return Array.isArray(weapon) ? weapon.join("+") : named(choice, "weapon");
}

function groupId(choice: Choice, owner: string): string {
  const weapon = weaponOf(choice);
  if (movedBy(choice)) return owner ? `card ${weapon} of ${owner}` : `card ${weapon}`;
  return weapon ? `${choice.do} ${weapon}` : choice.do;
}

/** The groups of all open choices and of those that are refused, in a steady order. */
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

/** What lies under a fixed place of a turn. */
export interface Place {
  readonly name: string;
  readonly key: string;
  readonly figure: string;
  readonly groups: readonly Group[];
}

/** The fixed places of a turn with what lies under each; what names none lies under `more`. */
export function placed(bar: readonly Omit<Place, "groups">[], groups: readonly Group[], verbs: Verbs): Place[] {
  const nameOf = ({ verb }: Group): string => verbs(verb).button || "more";
  return bar.map((one) => ({ ...one, groups: groups.filter((group) => nameOf(group) === one.name) }));
}

/** What several sentences begin with, up to a whole word: `Go to D1`, `Go to E2` begin with `Go to`. */
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

/** Keys that always mean something else. */
const TAKEN = "uclkvsz";
const LETTERS = "123456789qwrtyiopasdfghjzxbnm";

/** A key for each thing, liked ones first, no key twice. */
export function keysFor(shown: readonly string[], verbs: Verbs): string[] {
  const used = new Set<string>(TAKEN);
  const keys = shown.map((verb) => {
    const liked = verbs(verb).key;
    if (!liked || used.has(liked)) return "";
    used.add(liked);
    return liked;
  });
  return keys.map((key) => {
    if (key) return key;
    const free = [...LETTERS].find((letter) => !used.has(letter)) ?? "";
    used.add(free);
    return free;
  });
}

/** The places on the board that a choice or an event is about, by the names the board has for them. */
export function placesOf(choice: { readonly args?: Choice["args"] }): string[] {
  const names = ["zone", "space", "location", "place", "gate"];
  return names.map((name) => named(choice, name)).filter(Boolean);
}

/** Choices by the place they are about. */
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

/** Choices by a name in one of their arguments: by card, by survivor, by person. */
export function byName(choices: readonly Choice[], ...args: string[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const arg of args) {
      const name = named(choice, arg);
      if (name) found.set(name, [...(found.get(name) ?? []), choice]);
    }
  }
  return found;
}

/** Whether a choice is among others. */
export function includes(choices: readonly Choice[], choice: Choice): boolean {
  const key = keyOf(choice);
  return choices.some((one) => keyOf(one) === key);
}

type Told = Pick<Asked, "choices" | "prices" | "noisy" | "lasting" | "vain">;

/** What the cheapest of some choices costs in actions; null where none is an action, or nobody said. */
export function cheapest(asked: Told | null, choices: readonly Choice[]): number | null {
  const known = choices.map((choice) => asked?.prices?.[asked.choices.indexOf(choice)] ?? null).filter((one) => one !== null);
  return known.length ? Math.min(...known) : null;
}

/** Whether each of some choices makes noise: what may also be done quietly is not marked. */
export function allNoisy(asked: Told | null, choices: readonly Choice[]): boolean {
  return choices.length > 0 && choices.every((choice) => asked?.noisy?.[asked.choices.indexOf(choice)] ?? false);
}

/** Whether a choice may be given as a standing order. */
export function mayLast(asked: Told | null, choice: Choice): boolean {
  return asked?.lasting?.[asked.choices.indexOf(choice)] ?? false;
}

/** Whether a choice aims where there is nobody to hit. */
export function isVain(asked: Told | null, choice: Choice): boolean {
  return asked?.vain?.[asked.choices.indexOf(choice)] ?? false;
}

/** What the board lights of several choices.
 *
 * A step is lit before an attack: whoever wants to attack chooses with what first. Where there is nobody to hit is lit
 * only for who has chosen just that. */
export function litOn(asked: Told | null, choices: readonly Choice[], verbs: Verbs, { armed }: { armed: boolean }): readonly Choice[] {
  const steps = !armed && choices.some((choice) => verbs(choice.do).tone === "step");
  const lit = steps ? choices.filter((choice) => verbs(choice.do).tone !== "attack") : choices;
  const worth = lit.filter((choice) => armed || !isVain(asked, choice));
  return worth.length ? worth : lit;
}

/** The answers that are as good as any for who does not mind.
 *
 * What ends the question changes nothing; else nothing is given up for good, and a card goes to whoever was dealt fewest. */
export function harmless(choices: readonly Choice[], verbs: Verbs, dealt: ReadonlyMap<string, number>): readonly Choice[] {
  const ends = choices.filter((choice) => verbs(choice.do).closes);
  if (ends.length) return ends;
  const kept = choices.filter((choice) => !verbs(choice.do).givesUp);
  const least = Math.min(...kept.map((choice) => dealt.get(named(choice, "survivor")) ?? 0));
  const fair = kept.filter((choice) => (dealt.get(named(choice, "survivor")) ?? 0) === least);
  return fair.length ? fair : choices;
}
