/** The words of one game in one language: what the rules say in ids, said in sentences. As `horda.locale` does. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { HIDDEN, type Args, type Choice, type Plain } from "./plain";
import { SAME_AS, SEAT_ARGUMENTS, type ClauseTold, type ResultRecord, type SpeechTold } from "./protocol";

export type Word = string | number;
export type Figures = (kind: string, name: string) => Readonly<Record<string, Word>>;

/** What is asked now: the question's name and what it is about. */
export interface Question {
  readonly ask: string;
  readonly about: Args;
}

/** Something that happened: its kind and its fields. */
export interface Told {
  readonly event: string;
  readonly args: Args;
}

/** Something that is not open now: the rule that forbids it, and what there is to say of it. */
export interface Refused {
  readonly choice: Choice;
  readonly rule: string;
  readonly about: Args;
}

const SEATS = new Set(SEAT_ARGUMENTS);
/** What is written on a thing, and a verb as what somebody did: no forms of its name. */
const SPOKEN_APART = new Set(["text", "done", "any", "short"]);

/** A name as it stands in an id: `CardDrawn` and `card_drawn` are both `card-drawn`. */
export function kebab(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1-$2")
    .replace(/[_ ]/g, "-")
    .toLowerCase();
}

function isList(value: Plain): value is Plain[] & Extract<Plain, unknown[]> {
  return Array.isArray(value);
}

export function asId(value: Plain): string {
  if (value === null || value === "") return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (isList(value)) return value.map(asId).join("-") || "nothing";
  return value === HIDDEN ? "hidden" : kebab(String(value));
}

/** Text in which a range keeps together, `0–1` or `C5–C6`: a line may end after a dash, but not after this one. */
export function unbroken(text: string): string {
  return text.replace(/(?<=[\p{L}\d])–(?=[\p{L}\d])/gu, "\u2060–\u2060");
}

/** How a word begins: `i` where Spanish says *e* for *and*, as before `Iglesia` and `hijo`. */
function sound(word: string): string {
  return /^h?[ií](?![aeo])/i.test(word) ? "i" : "other";
}

export interface Voice {
  readonly lang: string;
  /** The game's own catalogue, its family's, the common one: nearest first, each with its text. */
  readonly catalogues: readonly (readonly [name: string, text: string])[];
  readonly names?: readonly string[];
  readonly figures?: Figures;
  /** What a match says itself, by the tails of messages: plain text that comes before the catalogues. */
  readonly own?: Readonly<Record<string, string>>;
}

/** The article after *de* or *a*, which Spanish joins to it: *del*, *al*; a name that begins with *El* keeps it. */
const UNCONTRACTED = /(?<!\p{L})([Dd]e|[Aa]) el(?!\p{L})/gu;

/** Speaks one language about one game (or, without one, about the table itself). */
export class Words {
  readonly lang: string;
  readonly names: readonly string[];
  readonly #figures: Figures | undefined;
  readonly #own: ReadonlyMap<string, string>;
  readonly #prefixes: readonly string[];
  readonly #bundle: FluentBundle;

  constructor({ lang, catalogues, names = [], figures, own = {} }: Voice) {
    this.lang = lang;
    this.names = names;
    this.#figures = figures;
    this.#own = new Map(Object.entries(own));
    this.#prefixes = catalogues.map(([name]) => kebab(name));
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const [, text] of catalogues) this.#bundle.addResource(new FluentResource(text));
  }

  /** Whether there is such a message; `id.attribute` asks for an attribute. */
  has(message: string): boolean {
    if (this.#own.has(message)) return true;
    const [key = "", attribute] = message.split(".");
    const found = this.#bundle.getMessage(key);
    if (!found) return false;
    return attribute ? attribute in found.attributes : found.value !== null;
  }

  knows(tail: string): boolean {
    return this.has(this.#first(tail));
  }

  /** A message with its variables filled in; `id.attribute` says an attribute. */
  say(message: string, args: Record<string, FluentVariable> = {}): string {
    const own = this.#own.get(message);
    if (own !== undefined) return own;
    const [key = "", attribute] = message.split(".");
    const found = this.#bundle.getMessage(key);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return this.#unworded(message);
    const said = this.#bundle.formatPattern(pattern, args, []);
    return this.lang === "es" ? said.replace(UNCONTRACTED, "$1l") : said;
  }

  /** What stands in for a message that is missing: what its id says beyond the game and the kind. */
  #unworded(message: string): string {
    const prefix = this.#prefixes.find((one) => message.startsWith(`${one}-`));
    let rest = message;
    if (prefix) {
      const tail = message.slice(prefix.length + 1);
      rest = tail.includes("-") ? tail.slice(tail.indexOf("-") + 1) : message;
    }
    return rest.replaceAll("-", " ");
  }

  #first(tail: string): string {
    if (this.#own.has(tail)) return tail;
    const prefix = this.#prefixes.find((one) => this.has(`${one}-${tail}`)) ?? this.#prefixes[0];
    return `${prefix}-${tail}`;
  }

  /** The nearest message with this tail: the game's, its family's or the common one. */
  tail(tail: string, args: Record<string, FluentVariable> = {}): string {
    return this.say(this.#first(tail), args);
  }

  title(): string {
    return this.tail("title");
  }

  // --- names -------------------------------------------------------------------------------------

  seat(seat: number | null): string {
    if (seat === null) return this.say("common-spectators");
    return this.names[seat] ?? this.say("common-seat", { number: seat + 1 });
  }

  /** What a value of some kind is called: `name("card", "bat")`. */
  name(kind: string, value: Plain): string {
    if (isList(value)) {
      if (value.length && value.every((part) => this.#isAmount(kind, part))) return value.map(asId).join(" ");
      return this.listed(value.map((part) => this.name(kind, part)));
    }
    if (SEATS.has(kind) && typeof value === "number") return this.seat(value);
    if (kind === "verb") return this.#verb(String(value));
    const known = this.#named(kind, value)[1];
    if (this.has(known)) return this.say(known);
    if (value === HIDDEN) return this.say("common-hidden");
    if (typeof value !== "string" || !value) return asId(value);
    for (const one of [kind, ...(SAME_AS[kind] ?? [])]) {
      const sign = this.#first(kebab(one));
      if (this.has(sign)) return this.say(sign, { name: value });
    }
    return this.say(known);
  }

  /** The kind that a value is of, this one or another that is the same, and the id of its name. */
  #named(kind: string, value: Plain): [kind: string, id: string] {
    const id = asId(value);
    const own: [string, string] = [kind, this.#first(`${kebab(kind)}-${id}`)];
    if (this.has(own[1])) return own;
    for (const one of SAME_AS[kind] ?? []) {
      const other = this.#first(`${kebab(one)}-${id}`);
      if (this.has(other)) return [one, other];
    }
    return own;
  }

  /** Another form of a name: `form("zombie", "walker", "many")`; empty where it has none. */
  form(kind: string, value: Plain, form: string): string {
    const known = `${this.#named(kind, value)[1]}.${form}`;
    return this.has(known) ? this.say(known) : "";
  }

  /** What is written on something (a card's effect, say); empty where nothing is. */
  text(kind: string, value: Plain): string {
    return this.part(kind, value, "text");
  }

  /** One part of what is written on something, such as the `scene` of a mission; empty without it. */
  part(kind: string, value: Plain, part: string): string {
    const [real, known] = this.#named(kind, value);
    if (!this.has(`${known}.${part}`)) return "";
    return unbroken(this.say(`${known}.${part}`, this.#figures?.(real, String(value)) ?? {}));
  }

  /** What is written on something under numbers: `goal-1`, `goal-2` and so on. */
  parts(kind: string, value: Plain, part: string): string[] {
    const found: string[] = [];
    for (let said = this.part(kind, value, `${part}-1`); said; said = this.part(kind, value, `${part}-${found.length + 1}`))
      found.push(said);
    return found;
  }

  /** Several names as one says them: `a, b and c`. */
  listed(words: readonly string[]): string {
    if (!words.length) return this.say("common-nothing");
    const said = [...new Set(words)].map((one) => {
      const count = words.filter((word) => word === one).length;
      return count === 1 ? one : `${one} ×${count}`;
    });
    const last = said.pop() ?? "";
    return said.length ? this.say("common-list", { first: said.join(", "), last, sound_id: sound(last) }) : last;
  }

  /** Several things with their numbers: `a Fatty and 2 Walkers`. */
  counted(kind: string, values: readonly Plain[]): string {
    const said = [...new Set(values)].map((value) => {
      const count = values.filter((one) => one === value).length;
      return count === 1 ? this.#with(kind, value, "a") : `${count} ${this.#with(kind, value, "many")}`;
    });
    return this.listed(said);
  }

  /** A form of a name, or the name where it has no such form. */
  #with(kind: string, value: Plain, form: string): string {
    return this.form(kind, value, form) || this.name(kind, value);
  }

  /** A verb as what somebody did, for those that may be standing orders: `passed`. */
  #verb(verb: string): string {
    const known = `${this.#first(`do-${kebab(verb)}`)}.done`;
    return this.has(known) ? this.say(known) : "none";
  }

  /** Whether a value is a number that has no name: three steps, not player three. */
  #isAmount(name: string, value: Plain): boolean {
    if (typeof value !== "number" || SEATS.has(name)) return false;
    return !this.has(this.#first(`${kebab(name)}-${value}`));
  }

  #variables(args: Args, about: number | null): Record<string, Word> {
    const told: Record<string, Word> = {};
    const { seat, survivor } = args;
    for (const [name, value] of Object.entries(args)) {
      if (isList(value)) {
        told[name] = this.name(name, value);
        told[`${name}_count`] = value.length;
        if (value.some((part) => typeof part === "string")) {
          told[`${name}_counted`] = this.counted(name, value);
          for (const form of ["the", "many"]) told[`${name}_${form}`] = this.listed(value.map((part) => this.#with(name, part, form)));
        }
        continue;
      }
      const number = typeof value === "number";
      const id: Word = number ? value : asId(value);
      told[`${name}_id`] = id;
      told[name] = this.#isAmount(name, value) ? id : this.name(name, value);
      if (SEATS.has(name)) told[`${name}_self`] = value === (number ? seat : survivor) ? "yes" : "no";
      if (!number) Object.assign(told, this.#forms(name, value));
    }
    told["you"] = about !== null && about === seat ? "yes" : "no";
    return told;
  }

  /** The other forms of a name: `.many` of `card-bat` is `$card_many`. */
  #forms(name: string, value: Plain): Record<string, Word> {
    const known = this.#named(name, value)[1];
    const found = this.#bundle.getMessage(known);
    if (!found || found.value === null) return {};
    const forms = Object.keys(found.attributes).filter((form) => !SPOKEN_APART.has(form));
    return Object.fromEntries(forms.map((form) => [`${name}_${form}`, this.say(`${known}.${form}`)]));
  }

  // --- sentences ---------------------------------------------------------------------------------

  /** A choice as the person who may make it reads it. */
  choice(choice: Choice): string {
    return this.tail(`do-${kebab(choice.do)}`, this.#variables({ ...choice.args, seat: choice.seat }, choice.seat));
  }

  /** The same where the question has said what it is about: only what tells it from the other answers. */
  answer(choice: Choice): string {
    const short = `do-${kebab(choice.do)}.short`;
    return this.knows(short) ? this.tail(short, this.#variables({ ...choice.args, seat: choice.seat }, choice.seat)) : this.choice(choice);
  }

  /** Why something is not open now, and what would help. */
  refusal({ choice, rule, about }: Refused): string {
    const told = this.#variables({ ...choice.args, ...about, seat: choice.seat }, choice.seat);
    const tails = [`no-${kebab(rule)}`, `no-${kebab(choice.do)}`, "not-open"];
    const known = tails.find((tail) => this.knows(tail)) ?? "not-open";
    return this.tail(known, { ...told, choice: this.choice(choice), do_id: kebab(choice.do) });
  }

  /** What is asked now, said to `seat` (null: to the spectators). */
  prompt(prompt: Question, seat: number | null): string {
    return this.tail(`ask-${kebab(prompt.ask)}`, this.#variables(prompt.about, seat));
  }

  /** What happened, told to `seat` (null: to the spectators); empty when it is not worth a line. */
  event(event: Told, seat: number | null): string {
    return this.tail(`event-${kebab(event.event)}`, this.#variables(event.args, seat));
  }

  /** What is seen coming: something that would happen, as `event` tells what has. */
  ahead(would: Told): string {
    return this.tail(`ahead-${kebab(would.event)}`, this.#variables(would.args, null));
  }

  /** What may happen, in the present: `Rolf dies`. Needs the words of `advice`. */
  fact(family: string, { event, args }: Told, seat: number | null): string {
    return this.tail(`fact-${kebab(family)}-${kebab(event)}`, this.#variables(args, seat));
  }

  /** What a bot says of an offer: what it asks, what it gives, and what would come without it. */
  speech({ to, asks, gives, because }: SpeechTold): string {
    const clause = ({ words, args }: ClauseTold): string => this.tail(`say-${kebab(words)}`, this.#variables(args, null));
    const shape = asks.length && gives.length ? "both" : asks.length ? "asks" : "gives";
    const [asked, given] = [asks, gives].map((some) => (some.length ? this.listed(some.map(clause)) : ""));
    return this.tail(`say-${shape}`, { to: this.seat(to), asks: asked ?? "", gives: given ?? "", because: clause(because) });
  }

  /** How a match ended: why, and who won, unless the first says it already. */
  result(result: ResultRecord): string {
    return [this.outcome(result), this.verdict(result)].filter(Boolean).join(" ");
  }

  /** Why a match ended; without what the sentence names, in general. */
  outcome({ why, about = {} }: ResultRecord): string {
    const known = this.#first(`why-${kebab(why)}`);
    const general = `${known}.any`;
    if (!Object.keys(about).length && this.has(general)) return this.say(general);
    return this.say(known, this.#variables(about, null));
  }

  /** Who won: by name, or all at the table together, or nobody; empty where the reason says it already. */
  verdict(result: ResultRecord): string {
    const { winners, scores, together = false } = result;
    const asOne = together && (!winners.length || winners.length === scores.length);
    const named = this.listed(winners.map((seat) => this.seat(seat)));
    const who = asOne
      ? this.say(winners.length ? "common-won" : "common-lost")
      : this.say("common-winners", { winners: named, count: winners.length });
    return this.outcome(result).endsWith(who) ? "" : who;
  }

  /** What an option of the set-up is called. */
  option(name: string): string {
    return this.tail(`option-${kebab(name)}`);
  }

  /** What a value of an option is called; a thing has its name, a number is a number, yes is yes. */
  value(option: string, value: Plain): string {
    let known = this.#first(`option-${kebab(option)}-${asId(value)}`);
    if (!this.has(known) && typeof value === "string") known = this.#named(option, value)[1];
    if (this.has(known) || (typeof value !== "number" && typeof value !== "boolean")) return this.say(known);
    return typeof value === "boolean" ? this.say(`common-${asId(value)}`) : String(value);
  }
}
