/** How the events of City of Horror look. */
import type { CityOfHorrorView, EventRecord } from "@/lib/net/protocol";
import { text, type Animator, type Shown } from "./step";

type Show = (view: CityOfHorrorView, event: EventRecord) => Shown;

/** The location that an event names. */
const there =
  (ms: number, harm = false): Show =>
  (_, event) => ({ ms, harm, at: text(event, "location") });

const SHOWN: Readonly<Record<string, Show>> = {
  ZombiesArrived: there(450),
  ZombiesKilled: there(450),
  ZombiesMoved: there(450),
  CharacterMoved: there(500),
  CharacterPlaced: there(300),
  CharacterDied: (view, event) => ({
    ms: 1300,
    harm: true,
    at: view.characters.find((one) => one.who === text(event, "who"))?.location ?? "",
  }),
  MovementShown: there(350),
  LocationBegun: there(450),
  AttackBegun: there(700, true),
  AttackFailed: there(300),
  VoteCast: () => ({ ms: 600 }),
  PlayerElected: () => ({ ms: 700 }),
  TieBroken: () => ({ ms: 600 }),
  CardPlayed: there(700),
  AbilityUsed: () => ({ ms: 500 }),
  InvasionRevealed: () => ({ ms: 900 }),
  RoundBegun: () => ({ ms: 900 }),
  OfferMade: () => ({ ms: 350 }),
  DealMade: () => ({ ms: 700 }),
  PromiseBroken: () => ({ ms: 900, harm: true }),
  TowerCollapsed: there(1000, true),
  ArmoryBurnt: there(1000, true),
  LeaderMoved: () => ({ ms: 350 }),
};

export const city: Animator = (view, event) => SHOWN[event.event]?.(view as CityOfHorrorView, event) ?? {};
