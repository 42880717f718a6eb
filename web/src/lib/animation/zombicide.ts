/** Animations of the Zombicide games' events. */
import type { ZombicideView } from "@/lib/net/protocol";
import { countArg, facesArg, textArg, type Animator } from "./step";
import { DICE_MS, highlightZone, attackRoll, highlightSurvivor, zoneOfSurvivor, type EventAnimations } from "./effects";

const MOVE_MS = 240;
const WALK_MS = 420;
const SHORT_MS = 320;

/** Animations that each mechanism declares in its folder. */
const MECHANISM_ANIMATIONS = import.meta.glob<EventAnimations>("../../mechanisms/*/events.ts", { import: "EVENTS", eager: true });

const ANIMATIONS: EventAnimations = {
  Moved: () => ({ ms: MOVE_MS }),
  SurvivorLost: highlightZone(900, true),
  SurvivorLeft: () => ({ ms: MOVE_MS }),
  GateOpened: () => ({ ms: SHORT_MS }),
  GateShut: () => ({ ms: SHORT_MS }),
  NoiseMade: highlightZone(160),
  ZombiesPlaced: highlightZone(SHORT_MS),
  ZombiesSplit: highlightZone(SHORT_MS),
  ZombiesWalked: (_, event) => ({
    ms: WALK_MS,
    ghost: { figure: textArg(event, "zombie"), count: countArg(event, "count"), from: textArg(event, "zone"), to: textArg(event, "to") },
  }),
  ZombieKilled: highlightZone(380),
  AttackRolled: (view, event) => attackRoll(view, event, textArg(event, "zone")),
  DiceRolledAgain: (view, event) => attackRoll(view, event, ""),
  DiceAdded: (view, event) => attackRoll(view, event, ""),
  ArmourRolled: (view, event) => attackRoll(view, event, zoneOfSurvivor(view, textArg(event, "survivor"))),
  DoorRolled: (view, event) => attackRoll(view, event, zoneOfSurvivor(view, textArg(event, "survivor"))),
  DieRolled: (view, event) => {
    const at = zoneOfSurvivor(view, textArg(event, "survivor"));
    return { ms: DICE_MS, at, dice: { faces: facesArg(event, "die"), at } };
  },
  Wounded: (view, event) => ({ ms: 620, harm: true, at: zoneOfSurvivor(view, textArg(event, "survivor")) }),
  SurvivorAttacked: (view, event) => ({ ms: 420, harm: true, at: zoneOfSurvivor(view, textArg(event, "survivor")) }),
  FriendHit: (view, event) => ({ ms: 620, harm: true, at: zoneOfSurvivor(view, textArg(event, "friend")) }),
  ZombieCardDrawn: highlightZone(520),
  ObjectiveTaken: highlightZone(700),
  CardDrawn: () => ({ ms: 600 }),
  LevelReached: () => ({ ms: 700 }),
  TurningPoint: () => ({ ms: 1600 }),
  MissionRolled: (view, event) => {
    const at = zoneOfSurvivor(view, textArg(event, "survivor"));
    return { ms: DICE_MS, at, dice: { faces: facesArg(event, "die"), at } };
  },
  TokenMoved: (_, event) => ({ ms: SHORT_MS, at: textArg(event, "to") }),
  RoundBegan: () => ({ ms: 700 }),
  PhaseBegan: () => ({ ms: 500, isIncidental: true }),
  TurnBegan: () => ({ ms: 120, isIncidental: true }),
  ZombiesActivated: () => ({ ms: 500 }),
  ZombiesPushed: (_, event) => ({ ms: 400, at: textArg(event, "to") }),
  ZombiePerished: highlightZone(380),
  SurvivorHit: (view, event) => ({ ms: 620, harm: true, at: zoneOfSurvivor(view, textArg(event, "target")) }),
  Healed: highlightSurvivor(500),
  ...Object.assign({}, ...Object.values(MECHANISM_ANIMATIONS)),
};

export const zombicide: Animator = (view, event) => ANIMATIONS[event.event]?.(view as ZombicideView, event) ?? {};
