/** What may be done with one thing: the choices that name it, as buttons. */
import { commonStart, placesOf, type Group } from "./actions";
import type { Choice, Plain } from "./values";

/** Under which names choices speak of a card, and of those who have a card of their own. */
const NAMES: Readonly<Record<string, readonly string[]>> = { card: ["card", "weapon", "aid"], who: ["who"] };

function isAbout(choice: Choice, kind: string, name: string): boolean {
  const said = (value: Plain | undefined): boolean => value === name || (Array.isArray(value) && value.some((one) => one === name));
  return (NAMES[kind] ?? [kind]).some((arg) => said(choice.args?.[arg]));
}

/** A button of a card: a choice, or several that differ only in the place, which is tapped afterwards. */
export interface Deed {
  readonly group: Group;
  readonly choices: readonly Choice[];
}

/** What may be done with a card now; where the same card lies before several, with that of `owner`. */
export function deedsWith(groups: readonly Group[], kind: string, name: string, owner = ""): Deed[] {
  return groups.flatMap((group) => {
    if (owner && group.owner && group.owner !== owner) return [];
    const choices = group.choices.filter((choice) => isAbout(choice, kind, name));
    if (!choices.length) return [];
    const aimed = choices.length === group.choices.length && choices.every((choice) => placesOf(choice).length);
    return aimed ? [{ group, choices }] : choices.map((choice) => ({ group, choices: [choice] }));
  });
}

/** What may not be done with it, of those verbs that nothing open has. */
export function refusedWith(groups: readonly Group[], kind: string, name: string): Group["refusals"] {
  const shut = groups.filter((group) => !group.choices.some((choice) => isAbout(choice, kind, name)));
  return shut.flatMap((group) => group.refusals.filter(({ choice }) => isAbout(choice, kind, name)).slice(0, 1));
}

/** What several choices are together: what their sentences begin with. */
export function together(sentences: readonly string[]): string {
  const start = commonStart(sentences);
  return sentences.length > 1 ? `${start || sentences[0]} …` : (sentences[0] ?? "");
}
