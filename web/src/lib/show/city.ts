/** How the events of City of Horror look. */
import type { CityOfHorrorLocationView, CityOfHorrorView, EventRecord, View } from "../protocol";
import { count, text, type Animator, type Shown } from "./shot";

function place(
  view: CityOfHorrorView,
  id: string,
  change: (one: CityOfHorrorLocationView) => Partial<CityOfHorrorLocationView>,
): CityOfHorrorView {
  return { ...view, locations: view.locations.map((one) => (one.id === id ? { ...one, ...change(one) } : one)) };
}

function walk(view: CityOfHorrorView, who: string, to: string): CityOfHorrorView {
  return {
    ...view,
    characters: view.characters.map((one) => (one.who === who ? { ...one, location: to } : one)),
    locations: view.locations.map((one) => ({
      ...one,
      characters: one.id === to ? [...one.characters.filter((name) => name !== who), who] : one.characters.filter((name) => name !== who),
    })),
  };
}

function dead(view: CityOfHorrorView, id: string, more: number): CityOfHorrorView {
  return place(view, id, (one) => ({ zombies: Math.max(0, one.zombies + more) }));
}

type Show = (view: CityOfHorrorView, event: EventRecord) => Shown;

/** So many of the dead more or fewer at a location. */
const changed =
  (sign: 1 | -1): Show =>
  (view, event) => {
    const at = text(event, "location");
    return { ms: 450, at, view: dead(view, at, sign * count(event, "amount")) as View };
  };

/** Somebody comes to a location. */
const came =
  (ms: number): Show =>
  (view, event) => {
    const at = text(event, "location");
    return { ms, at, view: walk(view, text(event, "who"), at) as View };
  };

const SHOWN: Readonly<Record<string, Show>> = {
  ZombiesArrived: changed(1),
  ZombiesKilled: changed(-1),
  ZombiesMoved: (view, event) => ({
    ms: 450,
    at: text(event, "location"),
    view: dead(dead(view, text(event, "start"), -count(event, "amount")), text(event, "location"), count(event, "amount")) as View,
  }),
  CharacterMoved: came(500),
  CharacterPlaced: came(300),
  CharacterDied: (view, event) => ({
    ms: 1300,
    harm: true,
    at: view.characters.find((one) => one.who === text(event, "who"))?.location ?? "",
  }),
  MovementShown: (_, event) => ({ ms: 350, at: text(event, "location") }),
  LocationBegun: (_, event) => ({ ms: 450, at: text(event, "location") }),
  AttackBegun: (_, event) => ({ ms: 700, at: text(event, "location"), harm: true }),
  AttackFailed: (_, event) => ({ ms: 300, at: text(event, "location") }),
  VoteCast: () => ({ ms: 600 }),
  PlayerElected: () => ({ ms: 700 }),
  TieBroken: () => ({ ms: 600 }),
  CardPlayed: (_, event) => ({ ms: 700, at: text(event, "location") }),
  AbilityUsed: () => ({ ms: 500 }),
  InvasionRevealed: () => ({ ms: 900 }),
  RoundBegun: () => ({ ms: 900 }),
  OfferMade: () => ({ ms: 350 }),
  DealMade: () => ({ ms: 700 }),
  PromiseBroken: () => ({ ms: 900, harm: true }),
  TowerCollapsed: (_, event) => ({ ms: 1000, at: text(event, "location"), harm: true }),
  ArmoryBurnt: (_, event) => ({ ms: 1000, at: text(event, "location"), harm: true }),
  LeaderMoved: () => ({ ms: 350 }),
};

export const city: Animator = (view, event) => SHOWN[event.event]?.(view as CityOfHorrorView, event) ?? {};
