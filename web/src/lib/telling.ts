/** Sentences of the log, with the figures and places in them set apart so that they can be pointed at.
 *
 * What belongs together is one sentence, as `horda.locale.telling` tells it: an attack and the zombies that fell to
 * it; and what a line has said already is not said again. */
import { HIDDEN, type Args, type Plain } from "./plain";
import { SAME_AS, type EventRecord, type IntentRecord } from "./protocol";
import type { Told, Words } from "./words";

export interface Piece {
  readonly text: string;
  /** The name that the board knows this by; empty for plain words. */
  readonly ref: string;
  /** Whether it is the name of a card, which can be read. */
  readonly card?: boolean;
}

/** The arguments whose values can be found on the board. */
const POINTED = ["survivor", "friend", "zone", "to", "space", "origin", "location", "place", "start", "who", "gate", "seen", "loudest"];

/** A sentence cut at the names of what it is about. */
export function pieces(sentence: string, refs: readonly (readonly [name: string, ref: string, card?: boolean])[]): Piece[] {
  let parts: Piece[] = [{ text: sentence, ref: "" }];
  for (const [name, ref, card = false] of refs) {
    if (!name) continue;
    const found = parts.findIndex((part) => !part.ref && part.text.includes(name));
    const part = parts[found];
    if (!part) continue;
    const at = part.text.indexOf(name);
    const cut = [
      { text: part.text.slice(0, at), ref: "" },
      { text: name, ref, ...(card ? { card } : {}) },
      { text: part.text.slice(at + name.length), ref: "" },
    ];
    parts = [...parts.slice(0, found), ...cut.filter((one) => one.text), ...parts.slice(found + 1)];
  }
  return parts;
}

/** One sentence of the log: the place of its first event, and what it is about. */
export interface Line extends Told {
  readonly number: number;
  /** Of the zombies that a card brings, those who are on the board. */
  readonly come?: readonly Plain[];
}

/** Lines that may stand between an attack and its kills. */
const ASIDES = new Set(["AmmoRolled", "BlowsConcentrated"]);

/** One noise in a zone, and several. */
const NOISES = new Set(["NoiseMade", "NoisesMade"]);

/** One Action card of the deal before a match, and the whole deal. */
const DEALT = "ActionCardDealt";
const DEAL = "ActionCardsDealt";

/** The card of a wound, which takes a place among the gear and is none. */
const WOUND = "wounded";

/** What one survivor gained, and what each of several did. */
const GAINS = new Set(["ExperienceGained", "ExperienceShared"]);

/** What has a survivor's cards discarded: a kit is used up, and the dead leave all they had. */
const SPENT = new Set(["KitUsed", "SurvivorLost", "SurvivorLostWithCards"]);

/** What is told of events to a seat; those without words are left out. */
export function linesOf(words: Words, events: readonly EventRecord[], seat: number | null, first = 0): Line[] {
  const lines: Line[] = [];
  events.forEach((event, at) => {
    const line: Line = { number: first + at, event: event.event, args: event.args };
    if (told(words, line, seat).length && !joined(lines, line, seat)) lines.push(line);
  });
  return lines;
}

/** Whether what happened became part of a line that stands there, for the reader in `seat`. */
function joined(lines: Line[], fresh: Line, seat: number | null): boolean {
  const last = lines.at(-1);
  if (!last) return false;
  if (fresh.event === "ZombieKilled" && "survivor" in fresh.args) return killed(lines, fresh);
  if (fresh.event === "DiceAdded" && last.event === "AttackRolled") return moreDice(lines, last, fresh);
  if (fresh.event === "ZombiesPlaced" && last.event === "ZombieCardDrawn") return asTheCardSays(lines, last, fresh);
  if (fresh.event === "NoiseMade" && NOISES.has(last.event)) return louder(lines, last, fresh);
  if (fresh.event === "DoorRolled" && NOISES.has(last.event) && fresh.args["heard"]) {
    const others = Number(last.args["count"] ?? 1) - 1;
    lines.pop();
    if (others) lines.push(noises(last, others));
    lines.push(fresh);
    return true;
  }
  if (fresh.event === "ExperienceGained" && GAINS.has(last.event)) return gainedAsWell(lines, last, fresh);
  if (fresh.event === "CardDiscarded" && SPENT.has(last.event)) return goneWith(lines, last, fresh);
  if (fresh.event === DEALT && (last.event === DEALT || last.event === DEAL)) return joinDeal(lines, last, fresh, seat);
  if (fresh.event === "GateOpened" && last.event === "DoorRolled")
    return last.args["opened"] === true && last.args["gate"] === fresh.args["gate"];
  return false;
}

/** Join a card to the deal: one line says how many each player got, and names those of the reader.
 *
 * Where the reader sees the cards of others as well, each has its own line. */
function joinDeal(lines: Line[], last: Line, fresh: Line, seat: number | null): boolean {
  const isOfAnother = ({ event, args }: Line): boolean => event === DEALT && args["card"] !== HIDDEN && args["seat"] !== seat;
  if (isOfAnother(last) || isOfAnother(fresh)) return false;
  const first = last.args["seat"]!;
  const count = Number(last.args["count"] ?? 1) + (fresh.args["seat"] === first ? 1 : 0);
  const got = [...cardsGot(last), ...cardsGot(fresh)];
  lines[lines.length - 1] = { number: last.number, event: DEAL, args: { seat: first, count, got } };
  return true;
}

/** The cards that a line of the deal names. */
function cardsGot({ event, args }: Line): readonly Plain[] {
  if (event === DEAL) return list(args, "got");
  return args["card"] === HIDDEN ? [] : [args["card"]!];
}

/** Another survivor who gained as much: one line names all of them. */
function gainedAsWell(lines: Line[], last: Line, fresh: Line): boolean {
  const sharers = "sharers" in last.args ? list(last.args, "sharers") : [last.args["survivor"]!];
  const another = fresh.args["survivor"]!;
  if (last.args["points"] !== fresh.args["points"] || sharers.includes(another)) return false;
  const points = fresh.args["points"]!;
  lines[lines.length - 1] = { number: last.number, event: "ExperienceShared", args: { sharers: [...sharers, another], points } };
  return true;
}

/** A card of the dead: one line names all of them. That a kit is gone once it is used needs no line. */
function goneWith(lines: Line[], last: Line, fresh: Line): boolean {
  const card = fresh.args["card"]!;
  if (last.args["survivor"] !== fresh.args["survivor"]) return false;
  if (last.event === "KitUsed") return last.args["card"] === card;
  if (card === WOUND) return true;
  const leaves = "leaves" in last.args ? list(last.args, "leaves") : [];
  lines[lines.length - 1] = { ...last, event: "SurvivorLostWithCards", args: { ...last.args, leaves: [...leaves, card] } };
  return true;
}

/** Another noise in the same zone: one line says how many. */
function louder(lines: Line[], last: Line, fresh: Line): boolean {
  if (last.args["zone"] !== fresh.args["zone"]) return false;
  lines[lines.length - 1] = noises(last, Number(last.args["count"] ?? 1) + 1);
  return true;
}

/** The line about so many noises where a line tells of some. */
function noises({ number, args }: Line, count: number): Line {
  const zone = args["zone"]!;
  return count > 1 ? { number, event: "NoisesMade", args: { zone, count } } : { number, event: "NoiseMade", args: { zone } };
}

/** A zombie that fell to the attack told last, or after another one. */
function killed(lines: Line[], fresh: Line): boolean {
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
  // How much damage a blow did says nothing more of whom it killed.
  lines.push(...lines.splice(at + 1).filter((aside) => aside.event !== "BlowsConcentrated"));
  return true;
}

/** The dice that sixes brought belong to the roll. */
function moreDice(lines: Line[], attack: Line, fresh: Line): boolean {
  if (attack.args["survivor"] !== fresh.args["survivor"]) return false;
  const dice = list(fresh.args, "dice");
  const hits = Number(attack.args["hits"]) + dice.filter((die) => Number(die) >= Number(attack.args["needed"])).length;
  lines[lines.length - 1] = { ...attack, args: { ...attack.args, dice: [...list(attack.args, "dice"), ...dice], hits } };
  return true;
}

/** Zombies that came as the card has said. */
function asTheCardSays(lines: Line[], card: Line, fresh: Line): boolean {
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

interface Kept {
  readonly words: Words;
  readonly event: string;
  readonly seat: number | null;
  readonly pieces: readonly Piece[];
}

/** How each event was told last: the log tells hundreds of them again for every new one. */
const KEPT = new WeakMap<Args, Kept>();

/** An event in words for one seat; nothing when it is not worth a line. */
export function told(words: Words, event: Told, seat: number | null): readonly Piece[] {
  const kept = KEPT.get(event.args);
  if (kept && kept.words === words && kept.event === event.event && kept.seat === seat) return kept.pieces;
  const pieces = cut(words, event, seat);
  KEPT.set(event.args, { words, event: event.event, seat, pieces });
  return pieces;
}

function cut(words: Words, event: Told, seat: number | null): Piece[] {
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
  const places = POINTED.flatMap((name) => strings(name).map((one) => [words.name(name, one), one] as const));
  // The longest name first: the Kitchen Knife is not a Knife.
  return pieces(sentence, [...cards.sort(([one], [other]) => other.length - one.length), ...places]);
}

/** What a group of the dead would do next, as a sentence. */
export function foretold(words: Words, { kind, count, place, to, reason, seen, heard, noise }: IntentRecord): string {
  const args = { zombie: kind, count, zone: place, to, reason, seen, loudest: heard, noise };
  return words.ahead({ event: to.length > 1 ? "parts" : to.length ? "goes" : "attacks", args });
}
