/**
 * Sentences of the log, split so that figures and places in them can be pointed at. Related events share one sentence,
 * as in `horda.locale.telling`: an attack and the zombies it killed. Nothing is said twice.
 */
import { HIDDEN, type Args, type Plain } from "@/lib/game/values";
import { SAME_AS, type EventRecord, type IntentRecord } from "@/lib/net/protocol";
import type { EventText, Words } from "./words";

export interface Piece {
  readonly text: string;
  /** Name of a place or figure on the board; empty for plain text. */
  readonly ref: string;
  /** Whether it is the name of a card, which can be opened. */
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

/** Split a sentence at the names of what it is about. */
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

/** One sentence of the log: the number of its first event, and what it is about. */
export interface Line extends EventText {
  readonly number: number;
  /** Zombies of a spawn card that are already on the board. */
  readonly come?: readonly Plain[];
}

/** Lines that may stand between an attack and its kills. */
const ASIDES = new Set(["AmmoRolled", "BlowsConcentrated"]);

/** One noise in a zone, and several. */
const NOISES = new Set(["NoiseMade", "NoisesMade"]);

/** One Action card dealt before a match, and the whole deal. */
const DEALT = "ActionCardDealt";
const DEAL = "ActionCardsDealt";

/** The wound card, which takes an equipment slot without being equipment. */
const WOUND = "wounded";

/** Experience of one survivor, and of several. */
const GAINS = new Set(["ExperienceGained", "ExperienceShared"]);

/** Events after which a survivor's cards are discarded: a kit is used up, or the survivor dies. */
const SPENT = new Set(["KitUsed", "SurvivorLost", "SurvivorLostWithCards"]);

/** Return the log lines of events for a seat, without events that have no text. */
export function logLines(words: Words, events: readonly EventRecord[], seat: number | null, first = 0): Line[] {
  const lines: Line[] = [];
  events.forEach((event, at) => {
    const line: Line = { number: first + at, event: event.event, args: event.args };
    if (eventPieces(words, line, seat).length && !mergeIntoLines(lines, line, seat)) lines.push(line);
  });
  return lines;
}

/** Try to merge an event into the existing lines, as the reader in `seat` sees them; return whether that was possible. */
function mergeIntoLines(lines: Line[], fresh: Line, seat: number | null): boolean {
  const last = lines.at(-1);
  if (!last) return false;
  if (fresh.event === "ZombieKilled" && "survivor" in fresh.args) return mergeKill(lines, fresh);
  if (fresh.event === "DiceAdded" && last.event === "AttackRolled") return mergeDice(lines, last, fresh);
  if (fresh.event === "ZombiesPlaced" && last.event === "ZombieCardDrawn") return mergePlaced(lines, last, fresh);
  if (fresh.event === "NoiseMade" && NOISES.has(last.event)) return mergeNoise(lines, last, fresh);
  if (fresh.event === "DoorRolled" && NOISES.has(last.event) && fresh.args["heard"]) {
    const others = Number(last.args["count"] ?? 1) - 1;
    lines.pop();
    if (others) lines.push(noiseLine(last, others));
    lines.push(fresh);
    return true;
  }
  if (fresh.event === "ExperienceGained" && GAINS.has(last.event)) return mergeExperience(lines, last, fresh);
  if (fresh.event === "CardDiscarded" && SPENT.has(last.event)) return mergeDiscard(lines, last, fresh);
  if (fresh.event === DEALT && (last.event === DEALT || last.event === DEAL)) return mergeDeal(lines, last, fresh, seat);
  if (fresh.event === "GateOpened" && last.event === "DoorRolled")
    return last.args["opened"] === true && last.args["gate"] === fresh.args["gate"];
  return false;
}

/** Merge a dealt card into one line: how many cards each player got, and which ones the reader got.
 *
 * A reader who sees everybody's cards gets a line for each card. */
function mergeDeal(lines: Line[], last: Line, fresh: Line, seat: number | null): boolean {
  const isOfAnother = ({ event, args }: Line): boolean => event === DEALT && args["card"] !== HIDDEN && args["seat"] !== seat;
  if (isOfAnother(last) || isOfAnother(fresh)) return false;
  const first = last.args["seat"]!;
  const count = Number(last.args["count"] ?? 1) + (fresh.args["seat"] === first ? 1 : 0);
  const got = [...cardsGot(last), ...cardsGot(fresh)];
  lines[lines.length - 1] = { number: last.number, event: DEAL, args: { seat: first, count, got } };
  return true;
}

/** Return the cards that a line about the deal names. */
function cardsGot({ event, args }: Line): readonly Plain[] {
  if (event === DEAL) return list(args, "got");
  return args["card"] === HIDDEN ? [] : [args["card"]!];
}

/** Merge equal experience of another survivor into one line. */
function mergeExperience(lines: Line[], last: Line, fresh: Line): boolean {
  const sharers = "sharers" in last.args ? list(last.args, "sharers") : [last.args["survivor"]!];
  const another = fresh.args["survivor"]!;
  if (last.args["points"] !== fresh.args["points"] || sharers.includes(another)) return false;
  const points = fresh.args["points"]!;
  lines[lines.length - 1] = { number: last.number, event: "ExperienceShared", args: { sharers: [...sharers, another], points } };
  return true;
}

/** List a dead survivor's cards on one line; a used kit needs no line. */
function mergeDiscard(lines: Line[], last: Line, fresh: Line): boolean {
  const card = fresh.args["card"]!;
  if (last.args["survivor"] !== fresh.args["survivor"]) return false;
  if (last.event === "KitUsed") return last.args["card"] === card;
  if (card === WOUND) return true;
  const leaves = "leaves" in last.args ? list(last.args, "leaves") : [];
  lines[lines.length - 1] = { ...last, event: "SurvivorLostWithCards", args: { ...last.args, leaves: [...leaves, card] } };
  return true;
}

/** Count another noise in the same zone on one line. */
function mergeNoise(lines: Line[], last: Line, fresh: Line): boolean {
  if (last.args["zone"] !== fresh.args["zone"]) return false;
  lines[lines.length - 1] = noiseLine(last, Number(last.args["count"] ?? 1) + 1);
  return true;
}

/** Return a line about `count` noises in the zone of a line. */
function noiseLine({ number, args }: Line, count: number): Line {
  const zone = args["zone"]!;
  return count > 1 ? { number, event: "NoisesMade", args: { zone, count } } : { number, event: "NoiseMade", args: { zone } };
}

/** Add a killed zombie to the line of the attack or of the previous kill. */
function mergeKill(lines: Line[], fresh: Line): boolean {
  let at = lines.length - 1;
  while (at && ASIDES.has(lines[at]!.event)) at -= 1;
  const line = lines[at]!;
  const by = { survivor: fresh.args["survivor"]!, zone: fresh.args["zone"]! };
  if (line.args["survivor"] !== by.survivor || line.args["zone"] !== by.zone) return false;
  const fallen = fresh.args["zombie"]!;
  if (line.event === "AttackRolled" && line.args["hits"])
    lines[at] = { ...line, event: "AttackKilled", args: { ...line.args, killed: [fallen] } };
  else if (line.event === "AttackKilled" || line.event === "ZombiesKilled")
    lines[at] = { ...line, args: { ...line.args, killed: [...list(line.args, "killed"), fallen] } };
  else if (line.event === "ZombieKilled")
    lines[at] = { number: line.number, event: "ZombiesKilled", args: { ...by, killed: [line.args["zombie"]!, fallen] } };
  else return false;
  // The damage of a blow adds nothing to the names of the killed zombies.
  lines.push(...lines.splice(at + 1).filter((aside) => aside.event !== "BlowsConcentrated"));
  return true;
}

/** Add the extra dice for sixes to the roll. */
function mergeDice(lines: Line[], attack: Line, fresh: Line): boolean {
  if (attack.args["survivor"] !== fresh.args["survivor"]) return false;
  const dice = list(fresh.args, "dice");
  const hits = Number(attack.args["hits"]) + dice.filter((die) => Number(die) >= Number(attack.args["needed"])).length;
  lines[lines.length - 1] = { ...attack, args: { ...attack.args, dice: [...list(attack.args, "dice"), ...dice], hits } };
  return true;
}

/** Merge zombies that were placed as their card says. */
function mergePlaced(lines: Line[], card: Line, fresh: Line): boolean {
  const zombie = fresh.args["zombie"]!;
  const count = Number(fresh.args["count"]);
  const come = card.come ?? [];
  const of = (names: readonly Plain[]): number => names.filter((name) => name === zombie).length;
  if (card.args["zone"] !== fresh.args["zone"] || of(list(card.args, "brings")) - of(come) !== count) return false;
  lines[lines.length - 1] = { ...card, come: [...come, ...Array<Plain>(count).fill(zombie)] };
  return true;
}

function list(args: Args, name: string): readonly Plain[] {
  const value = args[name];
  return Array.isArray(value) ? (value as Plain[]) : [];
}

interface CachedSentence {
  readonly words: Words;
  readonly event: string;
  readonly seat: number | null;
  readonly pieces: readonly Piece[];
}

/** The last text of each event, because the log renders hundreds of events again for every new one. */
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
