/** Builds the sentences of a mission from its file. */
import type { Words } from "@/lib/i18n/words";
import type { Slot, WordForm } from "@/lib/net/protocol";
import { kebab } from "@/lib/i18n/words";
import type { Path } from "../document/missionText";
import type { Plain } from "../document/yamlText";
import { BRANCHES, isRecord, TOGETHER, UNLESS, type Lexis } from "./lexis";
import type { Part, Sentence, SlotPart, TextPart, WordPart } from "./model";
import { phrase, wordId, type PhrasePart, type PhraseSlot } from "./phrases";

type Values = Readonly<Record<string, Plain | undefined>>;

/** Slots for the rounds of an event, which share one message. */
const ROUNDS = ["round", "until", "every"];
/** Slot of an event that the game does not describe but the file contains. */
const UNKNOWN: Slot = { name: "", kind: "text" };
const FACE: Slot = { name: "face", kind: "face" };
const REASON: Slot = { name: "reason", kind: "reason" };
const COUNTER: Slot = { name: "name", kind: "counter" };
const NUMBER: Slot = { name: "value", kind: "number" };
const TILE: Slot = { name: "tile", kind: "tile" };

function list(value: Plain | undefined): readonly Plain[] {
  return Array.isArray(value) ? (value as readonly Plain[]) : [];
}

const text = (said: string): TextPart => ({ kind: "text", text: said });

export class SentenceBuilder {
  readonly #lexis: Lexis;
  readonly #words: Words;

  constructor(lexis: Lexis, words: Words) {
    this.#lexis = lexis;
    this.#words = words;
  }

  /** Return all sentences of a mission in the order of the sheet. */
  sentencesOf(values: Values): Sentence[] {
    return [...this.#goals(values), ...this.#losses(values), ...this.#events(values), ...this.#start(values)];
  }

  *#goals(values: Values): Generator<Sentence> {
    for (const [at, goal] of list(values["goals"]).entries())
      yield { section: "goals", path: ["goals", at], order: { list: ["goals"], at }, parts: this.condition(goal, ["goals", at]) };
    if (isRecord(values["win"])) yield { section: "win", path: ["win"], order: null, parts: this.condition(values["win"], ["win"]) };
  }

  *#losses(values: Values): Generator<Sentence> {
    const losses = isRecord(values["lose"]) ? values["lose"] : {};
    for (const [at, [reason, condition]] of Object.entries(losses).entries()) {
      const path = ["lose", reason];
      const key = this.#slot(REASON, { word: "lose", path, value: reason, isKey: true });
      yield { section: "lose", path, order: { list: ["lose"], at }, parts: [key, text(": "), ...this.condition(condition!, path)] };
    }
  }

  *#events(values: Values): Generator<Sentence> {
    for (const [at, trigger] of list(values["when"]).entries())
      if (isRecord(trigger))
        yield { section: "when", path: ["when", at], order: { list: ["when"], at }, parts: this.trigger(trigger, ["when", at]) };
  }

  /** Yield the sentences about the start: initial values of counters, hidden tiles, conditions of the map. */
  *#start(values: Values): Generator<Sentence> {
    for (const [name, value] of Object.entries(isRecord(values["counters"]) ? values["counters"] : {})) {
      const path = ["counters", name];
      const slots = new Map([
        ["name", this.#slot(COUNTER, { word: "counters", path, value: name, isKey: true })],
        ["value", this.#slot(NUMBER, { word: "counters", path, value: value! })],
      ]);
      yield { section: "start", path, order: null, parts: this.#placed("sentences-counter", slots) };
    }
    for (const [at, tile] of list(values["hidden_tiles"]).entries()) {
      const path = ["hidden_tiles", at];
      const slots = new Map([["tile", this.#slot(TILE, { word: "hidden_tiles", path, value: tile })]]);
      yield { section: "start", path, order: null, parts: this.#placed("sentences-hidden-tile", slots) };
    }
    if (isRecord(values["lifts_if"])) yield this.#mapRule("sentences-lifts-if", "lifts_if", ["lifts_if"], values["lifts_if"]);
    for (const [at, token] of list(values["tokens"]).entries())
      if (isRecord(token) && isRecord(token["only_if"]))
        yield this.#mapRule("sentences-only-if", "only_if", ["tokens", at, "only_if"], token["only_if"], token["at"]);
  }

  #mapRule(id: string, name: string, path: Path, condition: Plain, at?: Plain): Sentence {
    const slots: PhraseSlot[] = [{ name, value: "", isSet: true }, ...(at === undefined ? [] : [{ name: "at", value: at, isSet: true }])];
    const parts = phrase(this.#words, id, slots).flatMap((piece): Part[] => {
      if (typeof piece === "string") return [text(piece)];
      return piece.name === "at" ? [text(String(at))] : this.condition(condition, path);
    });
    return { section: "start", path, order: null, parts };
  }

  // Events

  trigger(record: Values, path: Path): Part[] {
    const { event, do: effects, if: condition, once, ...filters } = record;
    const name = String(event ?? "");
    const known = this.#lexis.event(name)?.filters ?? [];
    const slots = this.#slots(name, path, filters, [...known.filter((slot) => !["once", "if"].includes(slot.name))]);
    const [phrased, left] = this.#phrased(wordId("event", name), slots);
    const ofRounds = new Map([...left].filter(([slot]) => ROUNDS.includes(slot)));
    const rounds = [...ofRounds.values()].some((slot) => slot.isSet) ? this.#placed("sentences-rounds", ofRounds) : [];
    const others = [...left.values()].filter((slot) => slot.isSet && !rounds.includes(slot));
    const onceSlot =
      once === undefined ? null : this.#slot({ name: "once", kind: "flag" }, { word: "once", path: [...path, "once"], value: once });
    const shown = new Set([...phrased, ...rounds].filter((part) => part.kind === "slot").map((part) => part.slot.name));
    const addable = known.filter((slot) => !shown.has(slot.name) && record[slot.name] === undefined);
    const word: WordPart = {
      kind: "word",
      role: "event",
      key: name,
      path,
      shape: "record",
      value: record as Plain,
      parts: [...phrased, ...rounds, ...this.#extras(others)],
      addable,
    };
    return [
      text(this.#words.say("sentences-begin-event")),
      word,
      ...(condition === undefined ? [] : this.#clause(condition, [...path, "if"])),
      ...(onceSlot ? this.#placed("sentences-once", new Map([["once", onceSlot]])) : []),
      text(": "),
      ...this.effects(effects, [...path, "do"]),
      text("."),
    ];
  }

  /** Return the condition of an event as a clause: `, if …`, or `, unless …` if it is negated. */
  #clause(condition: Plain, path: Path): Part[] {
    if (this.#lexis.wordOf(condition) === UNLESS) return [this.#unless(condition as Values, path, "sentences-unless")];
    return [text(this.#words.say("sentences-if")), ...this.condition(condition, path)];
  }

  // Effects

  effects(value: Plain | undefined, path: Path, lead: readonly Part[] = [], isLast = true): Part[] {
    const parts = list(value).flatMap((effect, at): Part[] => [
      ...(at ? [text(this.#words.say("sentences-then"))] : []),
      this.#word("effect", effect, [...path, at]),
    ]);
    return [{ kind: "branch", path, lead, parts: isLast ? parts : [...parts, text("; ")] }];
  }

  /** Return the branches of a slot with effects: one list, or a list for each result or answer. */
  #branches(slot: Slot, value: Plain | undefined, path: Path): Part[] {
    if (slot.kind === "effects") return this.effects(value, path);
    if (slot.kind === "branches")
      return list(value).flatMap((way, at, ways) =>
        this.effects(way, [...path, at], [text(`${this.#words.say("sentences-way")}${at + 1}: `)], at === ways.length - 1),
      );
    return Object.entries(isRecord(value) ? value : {}).flatMap(([face, effects], at, faces) => {
      const key = this.#slot(FACE, { word: "roll", path: [...path, face], value: face, isKey: true });
      const lead = [text(this.#words.say("sentences-on")), key, text(": ")];
      return this.effects(effects, [...path, face], lead, at === faces.length - 1);
    });
  }

  // Conditions

  condition(value: Plain, path: Path): Part[] {
    return [this.#condition(value, path)];
  }

  #condition(value: Plain, path: Path): WordPart {
    const key = this.#lexis.wordOf(value);
    if (key === UNLESS) return this.#unless(value as Values, path, "sentences-not-alone");
    if ((TOGETHER as readonly string[]).includes(key)) return this.#together(key, value as Values, path);
    return this.#word("condition", value, path);
  }

  #unless(value: Values, path: Path, opening: string): WordPart {
    const inner = this.condition(value[UNLESS] ?? null, [...path, UNLESS]);
    return this.#joined(UNLESS, path, value as Plain, [text(this.#words.say(opening)), ...inner]);
  }

  #together(key: string, value: Values, path: Path): WordPart {
    const joint = this.#words.say(key === "all_of" ? "sentences-and" : "sentences-or");
    const parts = list(value[key]).flatMap((part, at): Part[] => {
      const here = [...path, key, at];
      const word = this.#lexis.wordOf(part);
      // A negated condition follows as a clause: `A, unless B`.
      if (key === "all_of" && word === UNLESS && at) return [this.#unless(part as Values, here, "sentences-not")];
      const inner = this.condition(part, here);
      const isMixed = (TOGETHER as readonly string[]).includes(word) && word !== key;
      return [...(at ? [text(joint)] : []), ...(isMixed ? [text("("), ...inner, text(")")] : inner)];
    });
    return this.#joined(key, path, value as Plain, parts);
  }

  #joined(key: string, path: Path, value: Plain, parts: readonly Part[]): WordPart {
    return { kind: "word", role: "condition", key, path, shape: "words", value, parts, addable: [] };
  }

  // Words

  #word(role: "condition" | "effect", record: Plain, path: Path): WordPart {
    const key = this.#lexis.wordOf(record);
    const value = isRecord(record) ? (record[key] ?? null) : null;
    const form = this.#lexis.form(role, key);
    const here = [...path, key];
    const isBare = !isRecord(value) || !form?.fields.length;
    const slots = isBare ? this.#bareSlots(form, key, value, here) : this.#slots(key, here, value, form.fields);
    const [phrased, left] = this.#phrased(wordId(role, key), slots, isBare ? "bare" : "record", (slot) =>
      BRANCHES.includes(slot.slot.kind) ? this.#branches(slot.slot, slot.isSet ? slot.value : undefined, slot.path) : null,
    );
    const extras = [...left.values()].filter((slot) => slot.isSet && slot.value !== null);
    return {
      kind: "word",
      role,
      key,
      path,
      shape: isBare ? "bare" : "record",
      value,
      parts: [...phrased, ...this.#extras(isBare ? [] : extras)],
      addable: [...left.values()].filter((slot) => !slot.isSet).map((slot) => slot.slot),
    };
  }

  /** Return the slots of a word whose value is written directly after it, named as in the word's record. */
  #bareSlots(form: WordForm | undefined, key: string, value: Plain, path: Path): Map<string, SlotPart> {
    const slot = form && this.#lexis.bareSlot(form, value);
    const fields = form?.bare_fields ?? [];
    const slots = form?.fields.length ? this.#slots(key, path, {}, form.fields) : new Map<string, SlotPart>();
    const isConstant = !slot || slot.kind === "flag" || (slot.kind === "choice" && slot.options?.length === 1 && !fields.length);
    if (isConstant) return slots;
    for (const name of fields.length ? fields : ["value"]) {
      const inRecord = form?.fields.find((field) => field.name === name);
      slots.set(name, this.#slot(inRecord ?? slot, { word: key, path, value }));
    }
    return slots;
  }

  /** Return the slots of a record by name, including those that its form does not have. */
  #slots(word: string, path: Path, record: Values, forms: readonly Slot[]): Map<string, SlotPart> {
    const known = forms.map((slot): [string, SlotPart] => {
      const value = record[slot.name];
      const isSet = value !== undefined;
      return [slot.name, this.#slot(slot, { word, path: [...path, slot.name], value: isSet ? value : (slot.default ?? ""), isSet })];
    });
    const names = new Set(forms.map((slot) => slot.name));
    const unknown = Object.entries(record)
      .filter(([name]) => !names.has(name))
      .map(([name, value]): [string, SlotPart] => [
        name,
        this.#slot({ ...UNKNOWN, name }, { word, path: [...path, name], value: value ?? null }),
      ]);
    return new Map([...known, ...unknown]);
  }

  #slot(
    slot: Slot,
    { word, path, value, isSet = true, isKey = false }: { word: string; path: Path; value: Plain; isSet?: boolean; isKey?: boolean },
  ): SlotPart {
    return { kind: "slot", slot, word, path, value, isSet, form: "", isKey };
  }

  // Phrases

  /** Return the parts of a word's message, and the slots that the message does not contain. */
  #phrased(
    id: string,
    slots: ReadonlyMap<string, SlotPart>,
    shape = "record",
    inside: (slot: SlotPart) => Part[] | null = () => null,
  ): [Part[], Map<string, SlotPart>] {
    const left = new Map(slots);
    const pieces = phrase(this.#words, id, slotsOf(slots), shape);
    const parts = pieces.flatMap((piece) => {
      if (typeof piece !== "string") left.delete(piece.name);
      return this.#part(piece, slots, inside);
    });
    // A value that fills several slots is shown once.
    for (const [name, slot] of left) if ([...slots].some(([other, one]) => !left.has(other) && one.path === slot.path)) left.delete(name);
    return [parts, left];
  }

  #placed(id: string, slots: ReadonlyMap<string, SlotPart>): Part[] {
    return this.#phrased(id, slots)[0];
  }

  #part(piece: PhrasePart, slots: ReadonlyMap<string, SlotPart>, inside: (slot: SlotPart) => Part[] | null): Part[] {
    if (typeof piece === "string") return [text(piece)];
    const slot = slots.get(piece.name);
    if (!slot) return [];
    return inside(slot) ?? [{ ...slot, form: piece.form }];
  }

  /**
   * Return the slots that the word's message does not contain, each with its name, so that the file is shown
   * completely.
   */
  #extras(slots: readonly SlotPart[]): Part[] {
    return slots.flatMap((slot) => {
      const id = `sentences-field-${kebab(slot.slot.name)}`;
      const name = this.#words.has(id) ? this.#words.say(id) : slot.slot.name;
      const pieces = phrase(this.#words, "sentences-extra", [
        { name: "name", value: "", isSet: true },
        { name: "value", value: slot.value, isSet: true },
      ]);
      return pieces.map((piece): Part => (typeof piece === "string" ? text(piece) : piece.name === "name" ? text(name) : slot));
    });
  }
}

function slotsOf(slots: ReadonlyMap<string, SlotPart>): PhraseSlot[] {
  return [...slots].map(([name, { value, isSet }]) => ({ name, value, isSet }));
}
