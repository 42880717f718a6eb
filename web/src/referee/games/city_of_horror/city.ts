/** Positions of City of Horror: players by colour, Characters with their owners, goods of places and hands. */
import type { CityOfHorrorLocationView, CityOfHorrorView, Json } from "@/lib/net/protocol";
import { COLOURS } from "@/lib/game/seats";
import {
  entriesOf,
  figuresIn,
  figuresText,
  setEntry,
  setKey,
  type Figure,
  type Given,
  type Placing,
  type Standing,
} from "../../position/position";

export const TRACK = ["green", "violet", "white", "blue", "red", "yellow"] as const;
export const LOCATIONS = ["church", "armory", "hospital", "bank", "water_tower", "crossroads"] as const;
const THINGS: readonly string[] = ["zombie", "antidote", "card"];
/** Notes that a Character may have besides its owner. */
export const FLAGS = ["exhausted", "hidden"] as const;
export type Flag = (typeof FLAGS)[number];
const USUAL_PLAYERS = 3;
/** Name of an unknown card. */
export const UNKNOWN = "?";

/** Moments of a round that concern no single location: its phases. */
export const PHASES = ["choice", "invasion", "movement", "resolution"] as const;
/** Steps of resolving a location, in order. */
export const STEPS = ["use", "attack", "sharing"] as const;
export type Step = (typeof STEPS)[number];

/** A moment of a round: a phase, or a step in a location. */
export interface Moment {
  readonly phase: string;
  readonly place: string;
  readonly step: Step | "";
}

/** Return the colours of the players, clockwise. */
export function playersOf(given: Given): readonly string[] {
  const found = given["players"];
  return Array.isArray(found) ? found.map(String) : TRACK.slice(0, USUAL_PLAYERS);
}

/** Add a colour as the last player, or remove it with its Characters. */
export function togglePlayer(placing: Placing, given: Given, colour: string): Given {
  const players = playersOf(given);
  if (!players.includes(colour)) return setKey(given, "players", [...players, colour]);
  let without = setKey(
    given,
    "players",
    players.filter((one) => one !== colour),
  );
  for (const key of ["hands", "antidotes", "food", "movement"]) without = setEntry(without, key, colour, null);
  for (const key of ["first", "leader"]) if (without[key] === colour) without = setKey(without, key, null);
  return peopleOf(placing, without)
    .filter((one) => ownerOf(one) === colour)
    .reduce((rest, one) => placing.take(rest, one.place, one.name), without);
}

export const ownerOf = (figure: Figure): string => figure.notes[0] ?? "";
export const hasFlag = (figure: Figure, flag: Flag): boolean => figure.notes.slice(1).includes(flag);

/** Return the colour number of a player. */
export const lookOf = (colour: string): number => COLOURS[colour] ?? 0;

/** Return all Characters on the board with their places. */
export function peopleOf(placing: Placing, given: Given): readonly Standing[] {
  return placing.standing(given).filter((one) => !THINGS.includes(one.name));
}

export function peopleAt(placing: Placing, given: Given, place: string): readonly Standing[] {
  return peopleOf(placing, given).filter((one) => one.place === place);
}

/** Tap a Character for a place: add it for an owner, move it here with its owner, or remove it if it is here. */
export function tapPerson(placing: Placing, given: Given, who: string, place: string, owner: string): Given {
  const found = placing.find(given, who);
  if (!found) return placing.put(given, place, who, [owner]);
  if (found.place !== place) return placing.move(given, who, place);
  return ownerOf(found) === owner ? placing.take(given, place, who) : placing.note(given, who, [owner, ...found.notes.slice(1)]);
}

export function toggleFlag(placing: Placing, given: Given, who: string, flag: Flag): Given {
  const found = placing.find(given, who);
  if (!found) return given;
  const flags = FLAGS.filter((one) => (one === flag ? !hasFlag(found, one) : hasFlag(found, one)));
  return placing.note(given, who, [ownerOf(found), ...flags]);
}

/** Return the number of things of a kind in a place; unknown cards count, too. */
export function countOf(placing: Placing, given: Given, place: string, thing: string): number {
  return placing.count(given, place, thing);
}

/** Change the number of things of a kind in a place. */
export function addThing(placing: Placing, given: Given, place: string, thing: string, change: 1 | -1): Given {
  if (change < 0) return countOf(placing, given, place, thing) ? placing.take(given, place, thing) : given;
  return placing.put(given, place, thing, thing === "card" ? [UNKNOWN] : []);
}

/** Return the cards in a hand as figures, unknown ones as `?`. */
export function handOf(given: Given, colour: string): readonly Figure[] {
  const text = entriesOf(given, "hands")[colour];
  return figuresIn(typeof text === "string" ? text : "");
}

/** Add a card to a hand or remove one; `?` is an unknown card. */
export function addCard(given: Given, colour: string, face: string, change: 1 | -1): Given {
  const hand = handOf(given, colour);
  const held = hand.some((one) => one.name === face);
  const all = held ? hand : [...hand, { name: face, notes: [], count: 0 }];
  const next = all.map((one) => (one.name === face ? { ...one, count: one.count + change } : one)).filter((one) => one.count > 0);
  // Put known cards first, so that the text is easy to read.
  const ordered = [...next.filter((one) => one.name !== UNKNOWN), ...next.filter((one) => one.name === UNKNOWN)];
  return setEntry(given, "hands", colour, figuresText(ordered) || null);
}

export function numberOf(given: Given, key: string, name: string): number {
  const found = entriesOf(given, key)[name];
  return typeof found === "number" ? found : 0;
}

/** Change a number such as a player's Antidotes; it never falls below 0. */
export function addNumber(given: Given, key: string, name: string, change: 1 | -1): Given {
  const next = Math.max(0, numberOf(given, key, name) + change);
  return setEntry(given, key, name, next || null);
}

export function momentOf(given: Given): Moment {
  const text = typeof given["at"] === "string" ? given["at"] : "resolution";
  const [first = "", second = ""] = text.split(" ");
  const place = second || first;
  if (!(LOCATIONS as readonly string[]).includes(place)) return { phase: text, place: "", step: "" };
  return { phase: "resolution", place, step: second ? (first as Step) : "use" };
}

export function setMoment(given: Given, { phase, place, step }: Moment): Given {
  const at = place ? (step && step !== "use" ? `${step} ${place}` : place) : phase;
  return changeMoment(given, at);
}

/** Change the moment; details about the old moment are dropped. */
function changeMoment(given: Given, at: string): Given {
  return setKey(setKey(given, "details", null), "at", at === "resolution" ? null : at);
}

/** Return the position at the attack of a place, for a question about its vote. */
export function atAttack(given: Given, place: string): Given {
  return changeMoment(given, `attack ${place}`);
}

/** Return the side of a location that lies face up. */
export function sideOf(given: Given, place: string): string {
  const found = entriesOf(given, "sides")[place];
  return typeof found === "string" ? found : "A";
}

export function setSide(given: Given, place: string, side: string): Given {
  return setEntry(given, "sides", place, side === "A" ? null : side);
}

/** Return the locations in the order of the board; in the default order until the server has read the position. */
export function placesOf(view: CityOfHorrorView | null): readonly string[] {
  return view ? [...view.locations].sort((one, other) => one.number - other.number).map((one) => one.id) : LOCATIONS;
}

export function locationOf(view: CityOfHorrorView | null, place: string): CityOfHorrorLocationView | undefined {
  return view?.locations.find((one) => one.id === place);
}

/** Return the number of zombies that attack a location with so many people: a fixed number, or more than the people. */
export function threshold(location: CityOfHorrorLocationView, people: number): number {
  return location.attack || people + 1;
}

/** Names of the sides of locations that have more than `A` and `B`. */
export const SIDES: Readonly<Record<string, readonly string[]>> = { water_tower: ["A", "B", "collapsed"] };
export const sidesOf = (place: string): readonly string[] => SIDES[place] ?? ["A", "B"];

export const textOf = (value: Json | undefined, usual: string): string => (typeof value === "string" ? value : usual);
