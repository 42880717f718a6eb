/** Initial values for new words of a sentence, taken from the map and the texts of the mission. */
import { edgesOf, tokensOf } from "../document/mission";
import type { Plain } from "../document/yamlText";
import type { Slot, WordForm } from "@/lib/net/protocol";
import { isRecord, type Lexis } from "./lexis";
import { textsOf } from "./labels";

type Values = Readonly<Record<string, unknown>>;

/** Kinds of tokens that often serve as places, the most common first. */
const PLACE_TOKENS = ["exit", "objective", "spawn", "marker", "start"];
/** Initial numbers for slots where 1 would rarely be meant. */
const NUMBERS: Readonly<Record<string, number>> = { rounds: 20, experience: 5, killed: 10, every: 3 };
const CHANCE = "4+";
const COUNTER = "bells";
const MARK = "infected";
const REASON = "lost";
const LUCKY_FACES = "4-6";

/** Initial values for new slots of one mission. */
export class Starters {
  readonly #lexis: Lexis;
  readonly #values: Values;
  readonly #lang: string;

  constructor(lexis: Lexis, values: Values, lang: string) {
    this.#lexis = lexis;
    this.#values = values;
    this.#lang = lang;
  }

  /** Return an initial condition or effect. */
  wordOf(form: WordForm): Plain {
    return { [form.key]: this.#valueOf(form) };
  }

  #valueOf(form: WordForm): Plain {
    const [bare] = form.bare;
    if (form.key === "chance") return CHANCE;
    if (form.key === "zombies_at") return { at: this.place(), at_least: 1 };
    if (form.key === "token_at") return { put: this.slot(form.fields[0]!, form.key), at: this.place() };
    if (form.key === "put") return { put: this.slot(form.fields[0]!, form.key), at: this.place() };
    if (form.key === "zombies") return { kind: this.slot(form.fields[0]!, form.key), at: this.place() };
    if (form.key === "counted") return { name: this.#own("counter"), at_least: 1 };
    if (form.key === "set") return { name: this.#own("counter"), to: 0 };
    if (bare) return this.slot(bare, form.key);
    const needed = form.fields.filter((slot) => slot.is_required);
    const sure = form.fields.filter((slot) => this.slot(slot, form.key) !== "").slice(0, 1);
    return Object.fromEntries((needed.length ? needed : sure).map((slot) => [slot.name, this.slot(slot, form.key)]));
  }

  /** Return an initial value for a slot of a word. */
  slot(slot: Slot, word: string): Plain {
    const [option] = slot.options ?? [];
    switch (slot.kind) {
      case "place":
        return option ?? this.place();
      case "token":
        return this.#laidTokens().find((put) => put !== "start") ?? this.#first("token");
      case "colour":
        return this.#colour(word);
      case "gate":
        return this.#gate();
      case "number":
      case "amount":
        return option ?? NUMBERS[slot.name] ?? NUMBERS[word] ?? 1;
      case "flag":
        return true;
      case "choice":
        return option ?? "";
      case "turn_text":
        return this.#count("turns") || 1;
      case "choice_text":
        return this.#count("choices") || 1;
      case "effects":
        return [];
      case "branches":
        return [[], []];
      case "faces":
        return { [LUCKY_FACES]: [] };
      case "conditions":
        return { round: 1 };
      default:
        return this.#own(slot.kind) || option || this.#first(slot.kind);
    }
  }

  place(): string {
    const laid = this.#laidTokens();
    return PLACE_TOKENS.find((put) => laid.includes(put)) ?? laid[0] ?? "";
  }

  #laidTokens(): readonly string[] {
    return [...new Set(tokensOf(this.#values).map(({ token }) => token.put))];
  }

  #first(kind: string): string {
    return this.#lexis.vocabulary.values[kind]?.[0] ?? "";
  }

  #colour(word: string): string {
    const doors = edgesOf(this.#values).flatMap(({ edge }) => edge.colour ?? []);
    const spawns = tokensOf(this.#values).filter(({ token }) => token.put === "spawn" && token.active === undefined);
    const sleeping = spawns.flatMap(({ token }) => (token.colour && token.colour !== "red" ? [token.colour] : []));
    const objectives = tokensOf(this.#values).flatMap(({ token }) => (token.put === "objective" && token.colour ? [token.colour] : []));
    const [found] = word === "unlock" ? doors : word === "wake" ? sleeping : objectives;
    return found ?? "red";
  }

  #gate(): string {
    const [edge] = edgesOf(this.#values).map(({ edge: laid }) => laid);
    return edge ? (edge.colour ?? edge.between.join("-")) : "";
  }

  #count(key: string): number {
    const texts = textsOf(this.#values, this.#lang)[key];
    return Array.isArray(texts) ? texts.length : 0;
  }

  /** Return a name that the mission defines, or a new one; empty for kinds without names. */
  #own(kind: string): string {
    if (kind === "counter") return Object.keys(recordOf(this.#values["counters"]))[0] ?? COUNTER;
    if (kind === "reason") return Object.keys(recordOf(this.#values["lose"]))[0] ?? REASON;
    if (kind === "mark") return Object.keys(recordOf(textsOf(this.#values, this.#lang)["marks"]))[0] ?? MARK;
    return "";
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
