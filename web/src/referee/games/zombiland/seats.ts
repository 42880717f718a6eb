/** Positions of Survivor Zombiland: the players in order, their spaces, and their cards and tokens. */
import { setKey, type Given, type Placing, type Standing } from "../../position/position";

export const REGIONS = ["hospital", "armory", "automobile", "pantry"] as const;
/** Name of the place for pawns off the board. */
export const OFF = "off";
/** Name of an unknown card. */
export const UNKNOWN = "?";
export const STATUSES = ["alive", "laid", "zombie", "killed", "dead"] as const;
export type Status = (typeof STATUSES)[number];
const USUAL_HEALTH = 3;
const HEALTH = / health$/;
const FRONT = "front ";

/** Return the characters in play, clockwise. */
export function orderOf(placing: Placing, given: Given): readonly string[] {
  const order = given["order"];
  return Array.isArray(order) ? order.map(String) : placing.standing(given).map((one) => one.name);
}

/** Return the figure of a character; undefined while it is not on the board. */
export function seatOf(placing: Placing, given: Given, who: string): Standing | undefined {
  return placing.find(given, who);
}

/** Put a character on a space: a new one plays last, one already on the board moves with its notes. */
export function putCharacter(placing: Placing, given: Given, who: string, space: string): Given {
  const order = orderOf(placing, given);
  const moved = placing.move(given, who, space);
  return setKey(moved, "order", [...new Set([...order, who])]);
}

/** Take a character out of the game. */
export function removeCharacter(placing: Placing, given: Given, who: string): Given {
  const found = placing.find(given, who);
  let rest = found ? placing.take(given, found.place, who) : given;
  const order = orderOf(placing, given).filter((one) => one !== who);
  rest = setKey(rest, "order", order.length ? [...order] : null);
  for (const key of ["turn", "first"]) if (rest[key] === who) rest = setKey(rest, key, null);
  return rest;
}

/** Return whose turn it is. */
export function turnOf(placing: Placing, given: Given): string {
  const turn = given["turn"];
  return typeof turn === "string" ? turn : (orderOf(placing, given)[0] ?? "");
}

/** Set whose turn it is; details of the last turn are dropped. */
export function setTurn(given: Given, who: string): Given {
  return setKey(setKey(setKey(given, "details", null), "fight", null), "turn", who);
}

/** Return the Encounter that the current player fights; empty for none. */
export function fightOf(given: Given): string {
  const fight = given["fight"];
  return typeof fight === "string" ? fight : "";
}

/** Set the Encounter that a character fights in their turn; an empty card ends the fight. */
export function setFight(given: Given, who: string, card: string): Given {
  return setKey(setTurn(given, who), "fight", card || null);
}

// What a figure notes

export function healthOf(notes: readonly string[]): number {
  const found = notes.find((note) => HEALTH.test(note));
  return found ? Number.parseInt(found, 10) : USUAL_HEALTH;
}

export function withHealth(notes: readonly string[], health: number): string[] {
  return [`${Math.max(0, health)} health`, ...notes.filter((note) => !HEALTH.test(note))];
}

export function statusOf(notes: readonly string[]): Status {
  return STATUSES.find((status) => notes.includes(status)) ?? "alive";
}

const isStatus = (note: string): boolean => (STATUSES as readonly string[]).includes(note);

/** Set the status of a character: zombies have no Health and lose the survivors' cards and tokens. */
export function withStatus(notes: readonly string[], status: Status): string[] {
  if (status === "alive") return notes.filter((note) => !isStatus(note));
  const kept = status === "dead" ? notes.filter((note) => !isStatus(note) && !HEALTH.test(note)) : tokensOf(notes);
  return [status, ...kept];
}

export function tokensOf(notes: readonly string[]): string[] {
  return notes.filter((note) => (REGIONS as readonly string[]).includes(note));
}

export function withToken(notes: readonly string[], token: string): string[] {
  return notes.includes(token) ? notes.filter((note) => note !== token) : [...notes, token];
}

/** Return the cards in a hand, unknown ones as `?`. */
export function handOf(notes: readonly string[]): string[] {
  return notes.filter((note) => !HEALTH.test(note) && !isStatus(note) && !note.startsWith(FRONT) && !tokensOf([note]).length);
}

/** Return the cards that lie in front of a character. */
export function frontOf(notes: readonly string[]): string[] {
  return notes.filter((note) => note.startsWith(FRONT)).map((note) => note.slice(FRONT.length));
}

export function withCard(notes: readonly string[], card: string): string[] {
  return [...notes, card];
}

/** Return notes without one card; only one of several equal cards is removed. */
export function withoutCard(notes: readonly string[], card: string): string[] {
  const at = notes.indexOf(card);
  return notes.filter((_, number) => number !== at);
}

/** Return the number of cards in a hand, and how many of them are known. */
export function countCards(notes: readonly string[]): { readonly held: number; readonly known: number } {
  const hand = handOf(notes);
  return { held: hand.length, known: hand.filter((card) => card !== UNKNOWN).length };
}
