/** Texts of one game in one language: sentences for the ids that the rules use, like `horda.locale` on the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { HIDDEN, type Args, type Choice, type Plain } from "@/lib/game/values";
import { SAME_AS, SEAT_ARGUMENTS, type SpeechClause, type ResultRecord, type BotSpeech } from "@/lib/net/protocol";

export type Word = string | number;
export type Figures = (kind: string, name: string) => Readonly<Record<string, Word>>;

/** The current question: its name and the values for its text. */
export interface Question {
  readonly ask: string;
  readonly about: Args;
}

/** An event: its kind and its arguments. */
export interface EventText {
  readonly event: string;
  readonly args: Args;
}

/** A refused choice: the rule that forbids it, and the values for its text. */
export interface RefusedChoice {
  readonly choice: Choice;
  readonly rule: string;
  readonly about: Args;
}

const SEATS = new Set(SEAT_ARGUMENTS);
/** Attributes of a message that are not forms of a name. */
const NOT_NAME_FORMS = new Set(["text", "done", "any", "short"]);

/** Convert a name to the form used in ids: `CardDrawn` and `card_drawn` become `card-drawn`. */
export function kebab(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1-$2")
    .replace(/[_ ]/g, "-")
    .toLowerCase();
}

function isList(value: Plain): value is Plain[] & Extract<Plain, unknown[]> {
  return Array.isArray(value);
}

export function idOf(value: Plain): string {
  if (value === null || value === "") return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (isList(value)) return value.map(idOf).join("-") || "nothing";
  return value === HIDDEN ? "hidden" : kebab(String(value));
}

/** Keep ranges like `0–1` or `C5–C6` on one line by joining them with word joiners. */
export function joinRanges(text: string): string {
  return text.replace(/(?<=[\p{L}\d])–(?=[\p{L}\d])/gu, "\u2060–\u2060");
}

/** Return `i` for words before which Spanish uses *e* instead of *y*, such as `Iglesia` and `hijo`. */
function firstSound(word: string): string {
  return /^h?[ií](?![aeo])/i.test(word) ? "i" : "other";
}

export interface WordsOptions {
  readonly lang: string;
  /** Catalogues of the game, its family and the common one, in order of precedence, each with its text. */
  readonly catalogues: readonly (readonly [name: string, text: string])[];
  readonly names?: readonly string[];
  readonly figures?: Figures;
  /** Texts that come with a match, by message id; they take precedence over the catalogues. */
  readonly own?: Readonly<Record<string, string>>;
}

/** The Spanish article after *de* or *a*, which contracts to *del* and *al*; a name that begins with *El* keeps it. */
const UNCONTRACTED = /(?<!\p{L})([Dd]e|[Aa]) el(?!\p{L})/gu;

/** The texts of one game in one language, or of the client itself. */
export class Words {
  readonly lang: string;
  readonly names: readonly string[];
  readonly #figures: Figures | undefined;
  readonly #own: ReadonlyMap<string, string>;
  readonly #prefixes: readonly string[];
  readonly #bundle: FluentBundle;

  constructor({ lang, catalogues, names = [], figures, own = {} }: WordsOptions) {
    this.lang = lang;
    this.names = names;
    this.#figures = figures;
    this.#own = new Map(Object.entries(own));
    this.#prefixes = catalogues.map(([name]) => kebab(name));
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const [, text] of catalogues) this.#bundle.addResource(new FluentResource(text));
  }

  /** Whether a message exists; `id.attribute` asks for an attribute. */
  has(message: string): boolean {
    if (this.#own.has(message)) return true;
    const [key = "", attribute] = message.split(".");
    const found = this.#bundle.getMessage(key);
    if (!found) return false;
    return attribute ? attribute in found.attributes : found.value !== null;
  }

  knows(tail: string): boolean {
    return this.has(this.#fullId(tail));
  }

  /** Return a message with its variables filled in; `id.attribute` selects an attribute. */
  say(message: string, args: Record<string, FluentVariable> = {}): string {
    const own = this.#own.get(message);
    if (own !== undefined) return own;
    const [key = "", attribute] = message.split(".");
    const found = this.#bundle.getMessage(key);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return this.#substitute(message);
    const text = this.#bundle.formatPattern(pattern, args, []);
    return this.lang === "es" ? text.replace(UNCONTRACTED, "$1l") : text;
  }

  /** Return a substitute for a missing message: its id without the game and the kind. */
  #substitute(message: string): string {
    const prefix = this.#prefixes.find((one) => message.startsWith(`${one}-`));
    let rest = message;
    if (prefix) {
      const tail = message.slice(prefix.length + 1);
      rest = tail.includes("-") ? tail.slice(tail.indexOf("-") + 1) : message;
    }
    return rest.replaceAll("-", " ");
  }

  #fullId(tail: string): string {
    if (this.#own.has(tail)) return tail;
    const prefix = this.#prefixes.find((one) => this.has(`${one}-${tail}`)) ?? this.#prefixes[0];
    return `${prefix}-${tail}`;
  }

  /** Return the first message with this id in the catalogues of the game, its family, and the common one. */
  tail(tail: string, args: Record<string, FluentVariable> = {}): string {
    return this.say(this.#fullId(tail), args);
  }

  title(): string {
    return this.tail("title");
  }

  // Names

  seat(seat: number | null): string {
    if (seat === null) return this.say("common-spectators");
    return this.names[seat] ?? this.say("common-seat", { number: seat + 1 });
  }

  /** Return the name of a value of some kind: `name("card", "bat")`. */
  name(kind: string, value: Plain): string {
    if (isList(value)) {
      if (value.length && value.every((part) => this.#isAmount(kind, part))) return value.map(idOf).join(" ");
      return this.joinNames(value.map((part) => this.name(kind, part)));
    }
    if (SEATS.has(kind) && typeof value === "number") return this.seat(value);
    if (kind === "verb") return this.#pastVerb(String(value));
    const known = this.#kindAndId(kind, value)[1];
    if (this.has(known)) return this.say(known);
    if (value === HIDDEN) return this.say("common-hidden");
    if (typeof value !== "string" || !value) return idOf(value);
    for (const one of [kind, ...(SAME_AS[kind] ?? [])]) {
      const sign = this.#fullId(kebab(one));
      if (this.has(sign)) return this.say(sign, { name: value });
    }
    return this.say(known);
  }

  /** Return the kind under which a value has a name (the given kind or an equivalent one), and the id of its name. */
  #kindAndId(kind: string, value: Plain): [kind: string, id: string] {
    const id = idOf(value);
    const own: [string, string] = [kind, this.#fullId(`${kebab(kind)}-${id}`)];
    if (this.has(own[1])) return own;
    for (const one of SAME_AS[kind] ?? []) {
      const other = this.#fullId(`${kebab(one)}-${id}`);
      if (this.has(other)) return [one, other];
    }
    return own;
  }

  /** Return another form of a name: `form("zombie", "walker", "many")`; empty if it has none. */
  form(kind: string, value: Plain, form: string): string {
    const known = `${this.#kindAndId(kind, value)[1]}.${form}`;
    return this.has(known) ? this.say(known) : "";
  }

  /** Return the text printed on something, such as a card's effect; empty if there is none. */
  text(kind: string, value: Plain): string {
    return this.part(kind, value, "text");
  }

  /** Return one part of a printed text, such as the `scene` of a mission; empty if there is none. */
  part(kind: string, value: Plain, part: string): string {
    const [real, known] = this.#kindAndId(kind, value);
    if (!this.has(`${known}.${part}`)) return "";
    return joinRanges(this.say(`${known}.${part}`, this.#figures?.(real, String(value)) ?? {}));
  }

  /** Return the numbered parts of a printed text: `goal-1`, `goal-2` and so on. */
  parts(kind: string, value: Plain, part: string): string[] {
    const found: string[] = [];
    for (let text = this.part(kind, value, `${part}-1`); text; text = this.part(kind, value, `${part}-${found.length + 1}`))
      found.push(text);
    return found;
  }

  /** Join several names: `a, b and c`. */
  joinNames(words: readonly string[]): string {
    if (!words.length) return this.say("common-nothing");
    const names = [...new Set(words)].map((one) => {
      const count = words.filter((word) => word === one).length;
      return count === 1 ? one : `${one} ×${count}`;
    });
    const last = names.pop() ?? "";
    return names.length ? this.say("common-list", { first: names.join(", "), last, sound_id: firstSound(last) }) : last;
  }

  /** Join several things with their numbers: `a Fatty and 2 Walkers`. */
  joinCounted(kind: string, values: readonly Plain[]): string {
    const counts = [...new Set(values)].map((value) => {
      const count = values.filter((one) => one === value).length;
      return count === 1 ? this.#formOrName(kind, value, "a") : `${count} ${this.#formOrName(kind, value, "many")}`;
    });
    return this.joinNames(counts);
  }

  /** Return a form of a name, or the name itself if it has no such form. */
  #formOrName(kind: string, value: Plain, form: string): string {
    return this.form(kind, value, form) || this.name(kind, value);
  }

  /** Return the past form of a verb that can be a standing order: `passed`. */
  #pastVerb(verb: string): string {
    const known = `${this.#fullId(`do-${kebab(verb)}`)}.done`;
    return this.has(known) ? this.say(known) : "none";
  }

  /** Whether a value is a plain number, such as three steps, and not a numbered name, such as player three. */
  #isAmount(name: string, value: Plain): boolean {
    if (typeof value !== "number" || SEATS.has(name)) return false;
    return !this.has(this.#fullId(`${kebab(name)}-${value}`));
  }

  #variables(args: Args, about: number | null): Record<string, Word> {
    const variables: Record<string, Word> = {};
    const { seat, survivor } = args;
    for (const [name, value] of Object.entries(args)) {
      if (isList(value)) {
        variables[name] = this.name(name, value);
        variables[`${name}_count`] = value.length;
        if (value.some((part) => typeof part === "string")) {
          variables[`${name}_counted`] = this.joinCounted(name, value);
          for (const form of ["the", "many"])
            variables[`${name}_${form}`] = this.joinNames(value.map((part) => this.#formOrName(name, part, form)));
        }
        continue;
      }
      const number = typeof value === "number";
      const id: Word = number ? value : idOf(value);
      variables[`${name}_id`] = id;
      variables[name] = this.#isAmount(name, value) ? id : this.name(name, value);
      if (SEATS.has(name)) {
        variables[`${name}_self`] = value === (number ? seat : survivor) ? "yes" : "no";
        variables[`${name}_you`] = number && value === about ? "yes" : "no";
      }
      if (!number) Object.assign(variables, this.#forms(name, value));
    }
    variables["you"] = about !== null && about === seat ? "yes" : "no";
    return variables;
  }

  /** Return the other forms of a name as variables: `.many` of `card-bat` becomes `$card_many`. */
  #forms(name: string, value: Plain): Record<string, Word> {
    const known = this.#kindAndId(name, value)[1];
    const found = this.#bundle.getMessage(known);
    if (!found || found.value === null) return {};
    const forms = Object.keys(found.attributes).filter((form) => !NOT_NAME_FORMS.has(form));
    return Object.fromEntries(forms.map((form) => [`${name}_${form}`, this.say(`${known}.${form}`)]));
  }

  // Sentences

  /** Return the text of a choice, addressed to the player who may make it. */
  choice(choice: Choice): string {
    return this.tail(`do-${kebab(choice.do)}`, this.#variables({ ...choice.args, seat: choice.seat }, choice.seat));
  }

  /** Return a short text of a choice for below its question: only what differs from the other answers. */
  answer(choice: Choice): string {
    const short = `do-${kebab(choice.do)}.short`;
    return this.knows(short) ? this.tail(short, this.#variables({ ...choice.args, seat: choice.seat }, choice.seat)) : this.choice(choice);
  }

  /** Return the reason why a choice is refused, and what would make it possible. */
  refusal({ choice, rule, about }: RefusedChoice): string {
    const variables = this.#variables({ ...choice.args, ...about, seat: choice.seat }, choice.seat);
    const tails = [`no-${kebab(rule)}`, `no-${kebab(choice.do)}`, "not-open"];
    const known = tails.find((tail) => this.knows(tail)) ?? "not-open";
    return this.tail(known, { ...variables, choice: this.choice(choice), do_id: kebab(choice.do) });
  }

  /** Return what other players decide, as a clause: `where to go`; empty if the game has no text for it. */
  questionClause(prompt: Question, seat: number | null): string {
    const tail = `wait-${kebab(prompt.ask)}`;
    return this.knows(tail) ? this.tail(tail, this.#variables(prompt.about, seat)) : "";
  }

  /** Return the text of a question, addressed to `seat` (null: spectators). */
  prompt(prompt: Question, seat: number | null): string {
    return this.tail(`ask-${kebab(prompt.ask)}`, this.#variables(prompt.about, seat));
  }

  /** Return the text of an event, addressed to `seat` (null: spectators); empty if it needs no line. */
  event(event: EventText, seat: number | null): string {
    return this.tail(`event-${kebab(event.event)}`, this.#variables(event.args, seat));
  }

  /** Return the text of an event that would follow a choice. */
  ahead(would: EventText): string {
    return this.tail(`ahead-${kebab(would.event)}`, this.#variables(would.args, null));
  }

  /** Return a possible event in the present tense: `Rolf dies`. Needs the `advice` catalogue. */
  fact(family: string, { event, args }: EventText, seat: number | null): string {
    return this.tail(`fact-${kebab(family)}-${kebab(event)}`, this.#variables(args, seat));
  }

  /**
   * Return a bot's text about an offer: what it asks for, what it gives, and what happens otherwise; or why it refuses.
   */
  speech({ to, asks, gives, because }: BotSpeech): string {
    const clause = ({ words, args }: SpeechClause): string => this.tail(`say-${kebab(words)}`, this.#variables(args, null));
    const shape = asks.length && gives.length ? "both" : asks.length ? "asks" : gives.length ? "gives" : "refuses";
    const [asked, given] = [asks, gives].map((some) => (some.length ? this.joinNames(some.map(clause)) : ""));
    return this.tail(`say-${shape}`, { to: this.seat(to), asks: asked ?? "", gives: given ?? "", because: clause(because) });
  }

  /** Return the reason for a match's end, and who won unless the reason says so. */
  result(result: ResultRecord): string {
    return [this.outcome(result), this.verdict(result)].filter(Boolean).join(" ");
  }

  /** Return the reason for a match's end, in general terms if the result gives no details. */
  outcome({ why, about = {} }: ResultRecord): string {
    const known = this.#fullId(`why-${kebab(why)}`);
    const general = `${known}.any`;
    if (!Object.keys(about).length && this.has(general)) return this.say(general);
    return this.say(known, this.#variables(about, null));
  }

  /** Return who won: a name, all together, or nobody; empty if the outcome says so. */
  verdict(result: ResultRecord): string {
    const { winners, scores, together = false } = result;
    const asOne = together && (!winners.length || winners.length === scores.length);
    const named = this.joinNames(winners.map((seat) => this.seat(seat)));
    const who = asOne
      ? this.say(winners.length ? "common-won" : "common-lost")
      : this.say("common-winners", { winners: named, count: winners.length });
    return this.outcome(result).endsWith(who) ? "" : who;
  }

  /** Return the name of a setup option. */
  option(name: string): string {
    return this.tail(`option-${kebab(name)}`);
  }

  /** Return the name of an option's value: a name, a number, yes or no. */
  value(option: string, value: Plain): string {
    let known = this.#fullId(`option-${kebab(option)}-${idOf(value)}`);
    if (!this.has(known) && typeof value === "string") known = this.#kindAndId(option, value)[1];
    if (this.has(known) || (typeof value !== "number" && typeof value !== "boolean")) return this.say(known);
    return typeof value === "boolean" ? this.say(`common-${idOf(value)}`) : String(value);
  }
}
