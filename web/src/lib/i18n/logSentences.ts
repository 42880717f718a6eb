/** Sentences of the log, split at the names of figures and places, which the board can highlight. */
import { HIDDEN, type Args } from "@/lib/game/values";
import { SAME_AS, type EventRecord, type IntentRecord } from "@/lib/net/protocol";
import type { EventText, Words } from "./words";

export interface Piece {
  readonly text: string;
  /** Name of a place or figure on the board; empty for plain text. */
  readonly ref: string;
  /** Whether the name is that of a card, which can be opened. */
  readonly card?: boolean;
}

/** Arguments whose values can be found on the board. */
const POINTABLE_ARGS = [
  "survivor",
  "friend",
  "zone",
  "to",
  "space",
  "origin",
  "location",
  "place",
  "start",
  "who",
  "gate",
  "seen",
  "loudest",
];

/** Split a sentence at some names. */
export function splitSentence(sentence: string, refs: readonly (readonly [name: string, ref: string, card?: boolean])[]): Piece[] {
  let parts: Piece[] = [{ text: sentence, ref: "" }];
  for (const [name, ref, card = false] of refs) {
    if (!name) continue;
    const found = parts.findIndex((part) => !part.ref && part.text.includes(name));
    const part = parts[found];
    if (!part) continue;
    const at = part.text.indexOf(name);
    const eventSentence = [
      { text: part.text.slice(0, at), ref: "" },
      { text: name, ref, ...(card ? { card } : {}) },
      { text: part.text.slice(at + name.length), ref: "" },
    ];
    parts = [...parts.slice(0, found), ...eventSentence.filter((one) => one.text), ...parts.slice(found + 1)];
  }
  return parts;
}

/** One line of the log: the number of its first event, and its text's arguments. */
export interface Line extends EventText {
  readonly number: number;
}

/** Return the lines that begin within these events, which the server joins (`horda.locale.log_lines`). */
export function logLines(events: readonly EventRecord[], first = 0): Line[] {
  const lines = new Map<number, Line>();
  events.forEach((event, at) => {
    for (const { back, ...about } of event.lines ?? [{ back: 0, event: event.event, args: event.args }]) {
      const number = first + at - back;
      if (!about.event) lines.delete(number);
      else if (number >= first) lines.set(number, { number, ...about });
    }
  });
  return [...lines.values()];
}

interface CachedSentence {
  readonly words: Words;
  readonly event: string;
  readonly seat: number | null;
  readonly pieces: readonly Piece[];
}

/** Cache of the last text of each event, because a new event renders hundreds of older ones again. */
const SENTENCES = new WeakMap<Args, CachedSentence>();

/** Return an event as text for one seat; empty if it needs no line. */
export function eventPieces(words: Words, event: EventText, seat: number | null): readonly Piece[] {
  const cached = SENTENCES.get(event.args);
  if (cached && cached.words === words && cached.event === event.event && cached.seat === seat) return cached.pieces;
  const pieces = cut(words, event, seat);
  SENTENCES.set(event.args, { words, event: event.event, seat, pieces });
  return pieces;
}

function cut(words: Words, event: EventText, seat: number | null): Piece[] {
  // The round always begins with the same player if only one plays.
  if (event.event === "RoundBegan" && words.names.length === 1) return [];
  const sentence = words.event(event, seat).trim();
  if (!sentence) return [];
  const strings = (name: string): string[] => {
    const value = event.args[name] ?? "";
    return (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === "string" && one !== "");
  };
  const cards = Object.keys(event.args)
    .filter((name) => name === "card" || name === "leaves" || SAME_AS[name]?.includes("card"))
    .flatMap((name) => strings(name).filter((one) => one !== HIDDEN && words.text("card", one)))
    .map((one) => [words.name("card", one), one, true] as const);
  const places = POINTABLE_ARGS.flatMap((name) => strings(name).map((one) => [words.name(name, one), one] as const));
  // Longest name first, because "Kitchen Knife" contains "Knife".
  return splitSentence(sentence, [...cards.sort(([one], [other]) => other.length - one.length), ...places]);
}

/** Return a sentence about what a group of zombies would do next. */
export function forecastSentence(words: Words, { kind, count, place, to, reason, seen, heard, noise }: IntentRecord): string {
  const args = { zombie: kind, count, zone: place, to, reason, seen, loudest: heard, noise };
  return words.ahead({ event: to.length > 1 ? "parts" : to.length ? "goes" : "attacks", args });
}
