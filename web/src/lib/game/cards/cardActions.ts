/** Choices that name one card or person, in the form of buttons. */
import { commonStart, placesOf, type Group } from "../actions";
import type { Choice, Plain } from "../values";

/** Names of the arguments in which choices name a card or a person. */
const NAMES: Readonly<Record<string, readonly string[]>> = { card: ["card", "weapon", "aid"], who: ["who"] };

function isAbout(choice: Choice, kind: string, name: string): boolean {
  const isName = (value: Plain | undefined): boolean => value === name || (Array.isArray(value) && value.some((one) => one === name));
  return (NAMES[kind] ?? [kind]).some((arg) => isName(choice.args?.[arg]));
}

/** A button on a card: one choice, or several that differ only in the place, which the user taps next. */
export interface CardAction {
  readonly group: Group;
  readonly choices: readonly Choice[];
}

/** Return the actions with a card; if several survivors hold the same card, those with the card of `owner`. */
export function cardActions(groups: readonly Group[], kind: string, name: string, owner = ""): CardAction[] {
  return groups.flatMap((group) => {
    if (owner && group.owner && group.owner !== owner) return [];
    const choices = group.choices.filter((choice) => isAbout(choice, kind, name));
    if (!choices.length) return [];
    const aimed = choices.length === group.choices.length && choices.every((choice) => placesOf(choice).length);
    return aimed ? [{ group, choices }] : choices.map((choice) => ({ group, choices: [choice] }));
  });
}

/** Return the refusals about a card, only of verbs that have no open choice with it. */
export function cardRefusals(groups: readonly Group[], kind: string, name: string): Group["refusals"] {
  const shut = groups.filter((group) => !group.choices.some((choice) => isAbout(choice, kind, name)));
  return shut.flatMap((group) => group.refusals.filter(({ choice }) => isAbout(choice, kind, name)).slice(0, 1));
}

/** Return one label for several choices: the common beginning of their sentences. */
export function commonLabel(sentences: readonly string[]): string {
  const start = commonStart(sentences);
  return sentences.length > 1 ? `${start || sentences[0]} …` : (sentences[0] ?? "");
}
