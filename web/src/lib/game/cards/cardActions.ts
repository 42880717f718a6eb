/** Choices that name one card or person, as buttons. */
import { commonStart, placesOf, type Group } from "../actions";
import type { Choice, Plain } from "../values";

/** Argument names under which choices refer to a card or to a person. */
const NAMES: Readonly<Record<string, readonly string[]>> = { card: ["card", "weapon", "aid"], who: ["who"] };

function isAbout(choice: Choice, kind: string, name: string): boolean {
  const isName = (value: Plain | undefined): boolean => value === name || (Array.isArray(value) && value.some((one) => one === name));
  return (NAMES[kind] ?? [kind]).some((arg) => isName(choice.args?.[arg]));
}

/** A button on a card: one choice, or several that differ only in the place to tap next. */
export interface CardAction {
  readonly group: Group;
  readonly choices: readonly Choice[];
}

/** Return what can be done with a card; if several players hold the same card, with that of `owner`. */
export function cardActions(groups: readonly Group[], kind: string, name: string, owner = ""): CardAction[] {
  return groups.flatMap((group) => {
    if (owner && group.owner && group.owner !== owner) return [];
    const choices = group.choices.filter((choice) => isAbout(choice, kind, name));
    if (!choices.length) return [];
    const aimed = choices.length === group.choices.length && choices.every((choice) => placesOf(choice).length);
    return aimed ? [{ group, choices }] : choices.map((choice) => ({ group, choices: [choice] }));
  });
}

/** Return the refusals about a card, of verbs without an open choice for it. */
export function cardRefusals(groups: readonly Group[], kind: string, name: string): Group["refusals"] {
  const shut = groups.filter((group) => !group.choices.some((choice) => isAbout(choice, kind, name)));
  return shut.flatMap((group) => group.refusals.filter(({ choice }) => isAbout(choice, kind, name)).slice(0, 1));
}

/** Return one label for several choices: the common beginning of their sentences. */
export function commonLabel(sentences: readonly string[]): string {
  const start = commonStart(sentences);
  return sentences.length > 1 ? `${start || sentences[0]} …` : (sentences[0] ?? "");
}
