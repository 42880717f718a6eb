/** Labels for the buttons of slots. */
import { kebab, type Words } from "@/lib/i18n/words";
import type { Plain } from "../document/yamlText";
import { isRecord, type Lexis } from "./lexis";
import type { Part, SlotPart } from "./model";

type Values = Readonly<Record<string, unknown>>;

/** Maximum number of characters of a mission's text on a button. */
const MAX_TEXT = 60;
/** A border between two cells: `E2-F2`. */
const BORDER = /^[A-X]\d+-[A-X]\d+$/;
/** Kinds of slots whose values are names that the mission defines. */
const OWN_NAMES = new Set(["counter", "mark", "text"]);

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

/** Return the texts of a mission in a language, otherwise in the other one. */
export function textsOf(values: Values, lang: string): Values {
  const texts = isRecord(values["words"]) ? values["words"] : {};
  const found = [texts[lang], ...Object.values(texts)].find(isRecord);
  return (found ?? {}) as Values;
}

/** Labels of the slots of one mission, in one language. */
export class Labels {
  readonly #words: Words;
  readonly #values: Values;
  readonly #lexis: Lexis;

  readonly #maxText: number;

  constructor(words: Words, values: Values, lexis: Lexis, maxText = MAX_TEXT) {
    this.#maxText = maxText;
    this.#words = words;
    this.#values = values;
    this.#lexis = lexis;
  }

  /** Return the label of a slot's value, or of another value for the slot. */
  of(part: SlotPart, value: Plain = part.value): string {
    const own = this.#ownLabel(part, value);
    if (own) return own;
    if (Array.isArray(value)) {
      const names = (value as readonly Plain[]).map((one) => this.of(part, one));
      // An effect applies to all of its places; a condition or an event applies to any of them.
      return this.#lexis.form("effect", part.word) ? this.#words.joinNames(names) : this.#anyOf(names);
    }
    if (value === "" || value === null) return this.#hole(part);
    return this.#label(part, value);
  }

  /** Return the name of a slot for the button that adds it: `a colour`. */
  ofField(name: string): string {
    return this.#message(`field-${kebab(name)}`) ?? name.replaceAll("_", " ");
  }

  #message(tail: string): string | undefined {
    const id = `sentences-${tail}`;
    return this.#words.has(id) ? this.#words.say(id) : undefined;
  }

  /** Return the label that a value has in one word or slot only: `every` for a count of 0 in `taken`. */
  #ownLabel({ word, slot }: SlotPart, value: Plain): string | undefined {
    if (Array.isArray(value) || isRecord(value)) return undefined;
    const id = value === "" || value === null ? "none" : kebab(String(value));
    const name = slot.name && slot.name !== "value" ? `-${kebab(slot.name)}` : "";
    return (
      this.#message(`value-${kebab(word)}${name}-${id}`) ??
      (slot.options?.includes(value as string) ? (this.#message(`value${name}-${id}`) ?? this.#message(`value-${id}`)) : undefined)
    );
  }

  #anyOf(names: readonly string[]): string {
    const last = names.at(-1) ?? "";
    return names.length > 1 ? this.#words.say("sentences-list-or", { first: names.slice(0, -1).join(", "), last }) : last;
  }

  #hole({ slot }: SlotPart): string {
    return this.#message(`hole-${slot.kind}`) ?? this.#words.say("sentences-hole");
  }

  #label({ slot, form }: SlotPart, value: Plain): string {
    const said = String(value);
    switch (slot.kind) {
      case "place":
        return this.place(said);
      case "gate":
        return this.gate(said);
      case "token":
        return this.#formed("sentences-token", said, form) ?? this.#words.name("token", said);
      case "flag":
        return this.#message(`flag-${kebab(slot.name)}`) ?? this.#words.say(value ? "common-yes" : "common-no");
      case "turn_text":
        return this.#turn(said);
      case "choice_text":
        return this.#question(said);
      case "reason":
        return this.#reason(said);
      case "face":
        return said.replace("-", "–");
      case "amount":
        return typeof value === "number" ? said : this.#quoted(said);
      case "number":
      case "choice":
      case "tile":
        return said;
      default:
        return OWN_NAMES.has(slot.kind) ? this.#quoted(said) : this.#name(slot.kind, said, form);
    }
  }

  #name(kind: string, value: string, form: string): string {
    return (form && this.#words.form(kind, value, form)) || this.#words.name(kind, value);
  }

  #formed(prefix: string, value: string, form: string): string | undefined {
    const id = `${prefix}-${kebab(value)}`;
    if (form && this.#words.has(`${id}.${form}`)) return this.#words.say(`${id}.${form}`);
    return this.#words.has(id) ? this.#words.say(id) : undefined;
  }

  /** Return the name of a place for sentences: a cell, the zones of a token, a tile, a floor. */
  place(name: string): string {
    if (name === "AIR") return this.#words.say("sentences-place-air");
    const [kind = "", ...rest] = name.split(" ");
    if (rest.length && (kind === "tile" || kind === "floor"))
      return this.#words.say(`sentences-place-${kind}`, { name: rest.join(" ").replaceAll("_", " ") });
    return this.#formed("sentences-token", name, "the") ?? (/^[a-z]/.test(name) ? this.#words.name("token", name) : name.replace("-", "–"));
  }

  gate(name: string): string {
    if (!BORDER.test(name)) return this.#words.say("sentences-gate-colour", { name: this.#words.name("colour", name) });
    const edges = Array.isArray(this.#values["edges"]) ? (this.#values["edges"] as readonly unknown[]) : [];
    const laid = edges.find((one) => isRecord(one) && Array.isArray(one["between"]) && isSameBorder(one["between"].join("-"), name));
    const kind = isRecord(laid) && laid["put"] === "barrier" ? "barrier" : "door";
    return this.#words.say(`sentences-gate-${kind}`, { name: name.replace("-", "–") });
  }

  #quoted(name: string): string {
    const marks = textsOf(this.#values, this.#words.lang)["marks"];
    const said = isRecord(marks) ? marks[name] : undefined;
    return this.#words.say("sentences-quoted", { name: String(said ?? name.replaceAll("_", " ")) });
  }

  #turn(number: string): string {
    const turns = textsOf(this.#values, this.#words.lang)["turns"];
    const said = Array.isArray(turns) ? turns[Number(number) - 1] : undefined;
    return said
      ? this.#words.say("sentences-quoted", { name: shorten(String(said).replace(/\.$/, ""), this.#maxText) })
      : this.#words.say("sentences-text-number", { number });
  }

  #question(number: string): string {
    const choices = textsOf(this.#values, this.#words.lang)["choices"];
    const said = Array.isArray(choices) ? (choices[Number(number) - 1] as unknown) : undefined;
    return isRecord(said)
      ? this.#words.say("sentences-quoted", { name: shorten(String(said["ask"]), this.#maxText) })
      : this.#words.say("sentences-question-number", { number });
  }

  /** Return the final text of a way to lose, otherwise its name. */
  #reason(name: string): string {
    const texts = textsOf(this.#values, this.#words.lang)["lose"];
    const said = isRecord(texts) ? texts[name] : undefined;
    return said ? shorten(String(said).replace(/\.$/, ""), this.#maxText) : name.replaceAll("_", " ");
  }
}

function isSameBorder(one: string, other: string): boolean {
  return one === other || one.split("-").reverse().join("-") === other;
}

/** Return parts as plain text, without buttons. */
export function spoken(parts: readonly Part[], labels: Labels): string {
  return parts
    .map((part) => {
      if (part.kind === "text") return part.text;
      if (part.kind === "slot") return labels.of(part);
      return spoken(part.kind === "branch" ? [...part.lead, ...part.parts] : part.parts, labels);
    })
    .join("");
}
