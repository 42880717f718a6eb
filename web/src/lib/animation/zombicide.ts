/** How the events of the Zombicide games look: who walks where, what falls, what the dice say. */
import type { ZombicideView } from "@/lib/net/protocol";
import { count, faces, text, type Animator } from "./step";
import { DICE, there, thrown, where, whereIs, type Shows } from "./effects";

const MOVE = 240;
const SHAMBLE = 420;
const GLANCE = 320;

/** Those of a mechanism stand in its folder, and are found by lying there. */
const OF_MECHANISMS = import.meta.glob<Shows>("../../mechanisms/*/events.ts", { import: "EVENTS", eager: true });

const SHOWN: Shows = {
  Moved: () => ({ ms: MOVE }),
  SurvivorLost: there(900, true),
  SurvivorLeft: () => ({ ms: MOVE }),
  GateOpened: () => ({ ms: GLANCE }),
  GateShut: () => ({ ms: GLANCE }),
  NoiseMade: there(160),
  ZombiesPlaced: there(GLANCE),
  ZombiesSplit: there(GLANCE),
  ZombiesWalked: (_, event) => ({
    ms: SHAMBLE,
    ghost: { figure: text(event, "zombie"), count: count(event, "count"), from: text(event, "zone"), to: text(event, "to") },
  }),
  ZombieKilled: there(380),
  AttackRolled: (view, event) => thrown(view, event, text(event, "zone")),
  DiceRolledAgain: (view, event) => thrown(view, event, ""),
  DiceAdded: (view, event) => thrown(view, event, ""),
  ArmourRolled: (view, event) => thrown(view, event, whereIs(view, text(event, "survivor"))),
  DoorRolled: (view, event) => thrown(view, event, whereIs(view, text(event, "survivor"))),
  DieRolled: (view, event) => {
    const at = whereIs(view, text(event, "survivor"));
    return { ms: DICE, at, dice: { faces: faces(event, "die"), at } };
  },
  Wounded: (view, event) => ({ ms: 620, harm: true, at: whereIs(view, text(event, "survivor")) }),
  SurvivorAttacked: (view, event) => ({ ms: 420, harm: true, at: whereIs(view, text(event, "survivor")) }),
  FriendHit: (view, event) => ({ ms: 620, harm: true, at: whereIs(view, text(event, "friend")) }),
  ZombieCardDrawn: there(520),
  ObjectiveTaken: there(700),
  CardDrawn: () => ({ ms: 600 }),
  LevelReached: () => ({ ms: 700 }),
  TurningPoint: () => ({ ms: 1600 }),
  MissionRolled: (view, event) => {
    const at = whereIs(view, text(event, "survivor"));
    return { ms: DICE, at, dice: { faces: faces(event, "die"), at } };
  },
  TokenMoved: (_, event) => ({ ms: GLANCE, at: text(event, "to") }),
  RoundBegan: () => ({ ms: 700 }),
  PhaseBegan: () => ({ ms: 500, passing: true }),
  TurnBegan: () => ({ ms: 120, passing: true }),
  ZombiesActivated: () => ({ ms: 500 }),
  ZombiesPushed: (_, event) => ({ ms: 400, at: text(event, "to") }),
  ZombiePerished: there(380),
  SurvivorHit: (view, event) => ({ ms: 620, harm: true, at: whereIs(view, text(event, "target")) }),
  Healed: where(500),
  ...Object.assign({}, ...Object.values(OF_MECHANISMS)),
};

export const zombicide: Animator = (view, event) => SHOWN[event.event]?.(view as ZombicideView, event) ?? {};
