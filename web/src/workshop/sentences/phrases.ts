/** Messages with slots: splits a text of the catalogue into plain texts and slots. */
import { idOf, kebab, type Words } from "@/lib/i18n/words";
import type { Plain } from "../document/yamlText";

/** Characters around the name of a slot in a formatted message, which no text contains. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const FORMS = ["a", "the", "one", "many", "none", "all"] as const;

export type PhrasePart = string | { readonly name: string; readonly form: string };

/** Variable of a message: the value of a slot, and whether the file has it. */
export interface PhraseSlot {
  readonly name: string;
  readonly value: Plain | undefined;
  readonly isSet: boolean;
}

const mark = (name: string, form: string): string => `${OPEN}${name}:${form}${CLOSE}`;

/** Return the value by which a message selects a variant: `unset` if there is none. */
function selector(value: Plain | undefined): string | number {
  if (value === undefined || value === null || value === "" || (Array.isArray(value) && !value.length)) return "unset";
  return typeof value === "number" ? value : idOf(value as never);
}

/** Return a message in parts: its texts, and the slots between them with the forms that they need. */
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

/** Return the id of a word's message: `sentences-is-survivors-at`. */
export function wordId(role: "condition" | "effect" | "event", key: string): string {
  return `sentences-${{ condition: "is", effect: "do", event: "when" }[role]}-${kebab(key)}`;
}
