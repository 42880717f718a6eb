/** Messages with slots: a text of the catalogue is split into what is written and where slots stand. */
import { idOf, kebab, type Words } from "@/lib/i18n/words";
import type { Plain } from "../document/yamlText";

/** Signs around the name of a slot within a formatted message; no text has them. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const FORMS = ["a", "the", "one", "many", "none", "all"] as const;

export type PhrasePart = string | { readonly name: string; readonly form: string };

/** What a message may select by: the value of a slot, and whether the file has it. */
export interface PhraseSlot {
  readonly name: string;
  readonly value: Plain | undefined;
  readonly isSet: boolean;
}

const mark = (name: string, form: string): string => `${OPEN}${name}:${form}${CLOSE}`;

/** Return the value that a message selects by: `unset` where there is none. */
function selector(value: Plain | undefined): string | number {
  if (value === undefined || value === null || value === "" || (Array.isArray(value) && !value.length)) return "unset";
  return typeof value === "number" ? value : idOf(value as never);
}

/** Return a message in parts: its texts, and the slots between them with the forms they are asked in. */
export function phrase(words: Words, id: string, slots: readonly PhraseSlot[], shape = "record"): PhrasePart[] {
  const variables: Record<string, string | number> = { shape_id: shape };
  for (const { name, value, isSet } of slots) {
    variables[name] = mark(name, "");
    for (const form of FORMS) variables[`${name}_${form}`] = mark(name, form);
    variables[`${name}_id`] = selector(value);
    variables[`${name}_set_id`] = isSet ? "yes" : "no";
    variables[`${name}_type_id`] = typeof value === "number" ? "number" : "text";
  }
  return split(words.say(id, variables));
}

function split(text: string): PhrasePart[] {
  return text.split(OPEN).flatMap((piece, at): PhrasePart[] => {
    if (!at) return piece ? [piece] : [];
    const [head = "", rest = ""] = piece.split(CLOSE);
    const [name = "", form = ""] = head.split(":");
    return rest ? [{ name, form }, rest] : [{ name, form }];
  });
}

/** Return the message of a word: `sentences-is-survivors-at`. */
export function wordId(role: "condition" | "effect" | "event", key: string): string {
  return `sentences-${{ condition: "is", effect: "do", event: "when" }[role]}-${kebab(key)}`;
}
