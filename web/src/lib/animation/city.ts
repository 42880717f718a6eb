/** Animations of City of Horror's events. */
import type { CityOfHorrorView, EventRecord } from "@/lib/net/protocol";
import { textArg, type Animator, type Effect } from "./step";

type AnimateEvent = (view: CityOfHorrorView, event: EventRecord) => Effect;

/** Highlight the location that an event names. */
const highlightLocation =
  (ms: number, harm = false): AnimateEvent =>
  (_, event) => ({ ms, harm, at: textArg(event, "location") });

const ANIMATIONS: Readonly<Record<string, AnimateEvent>> = {
  ZombiesArrived: highlightLocation(450),
  ZombiesKilled: highlightLocation(450),
  ZombiesMoved: highlightLocation(450),
  CharacterMoved: highlightLocation(500),
  CharacterPlaced: highlightLocation(300),
  CharacterDied: (view, event) => ({
    ms: 1300,
    harm: true,
    at: view.characters.find((one) => one.who === textArg(event, "who"))?.location ?? "",
  }),
  MovementShown: highlightLocation(350),
  LocationBegun: highlightLocation(450),
  AttackBegun: highlightLocation(700, true),
  AttackFailed: highlightLocation(300),
  VoteCast: () => ({ ms: 600 }),
  PlayerElected: () => ({ ms: 700 }),
  TieBroken: () => ({ ms: 600 }),
  CardPlayed: highlightLocation(700),
  AbilityUsed: () => ({ ms: 500 }),
  InvasionRevealed: () => ({ ms: 900 }),
  RoundBegun: () => ({ ms: 900 }),
  OfferMade: () => ({ ms: 350 }),
  DealMade: () => ({ ms: 700 }),
  PromiseBroken: () => ({ ms: 900, harm: true }),
  TowerCollapsed: highlightLocation(1000, true),
  ArmoryBurnt: highlightLocation(1000, true),
  LeaderMoved: () => ({ ms: 350 }),
};

export const city: Animator = (view, event) => ANIMATIONS[event.event]?.(view as CityOfHorrorView, event) ?? {};
