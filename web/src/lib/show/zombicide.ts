/** How the events of the Zombicide games look: who walks where, what falls, what the dice say. */
import type { EventRecord, View, ZombicideSurvivorView, ZombicideView } from "../protocol";
import { count, faces, text, type Animator } from "./shot";
import { DICE, thrown, where, whereIs, type Shows } from "./where";

const MOVE = 240;
const SHAMBLE = 420;
const GLANCE = 320;

function survivor(view: ZombicideView, name: string, change: Partial<ZombicideSurvivorView>): ZombicideView {
  return { ...view, survivors: view.survivors.map((one) => (one.name === name ? { ...one, ...change } : one)) };
}

/** The dead of a kind in a zone, some more or fewer. */
export function crowd(view: ZombicideView, zone: string, kind: string, more: number): ZombicideView {
  const here = { ...view.zombies[zone] };
  const after = (here[kind] ?? 0) + more;
  if (after > 0) here[kind] = after;
  else delete here[kind];
  const zombies = { ...view.zombies };
  if (Object.keys(here).length) zombies[zone] = here;
  else delete zombies[zone];
  return { ...view, zombies };
}

/** Those of a mechanism stand in its folder, and are found by lying there. */
const OF_MECHANISMS = import.meta.glob<Shows>("../../mechanisms/*/events.ts", { import: "EVENTS", eager: true });

const SHOWN: Shows = {
  Moved: (view, event) => ({ ms: MOVE, view: survivor(view, text(event, "survivor"), { zone: text(event, "to") }) as View }),
  SurvivorLost: (view, event) => ({
    ms: 900,
    harm: true,
    at: text(event, "zone"),
    view: survivor(view, text(event, "survivor"), { zone: "lost" }) as View,
  }),
  SurvivorLeft: (view, event) => ({ ms: MOVE, view: survivor(view, text(event, "survivor"), { zone: "away" }) as View }),
  GateOpened: (view, event) => ({
    ms: GLANCE,
    view: { ...view, shut: view.shut.filter((gate) => gate !== text(event, "gate")) } as View,
  }),
  GateShut: (view, event) => ({ ms: GLANCE, view: { ...view, shut: [...view.shut, text(event, "gate")] } as View }),
  // How many tokens lie where is for the rules to say: the place is lit, and the next view has them.
  NoiseMade: (_, event) => ({ ms: 160, at: text(event, "zone") }),
  ZombiesPlaced: (view, event) => ({
    ms: GLANCE,
    at: text(event, "zone"),
    view: crowd(view, text(event, "zone"), text(event, "zombie"), count(event, "count")) as View,
  }),
  ZombiesSplit: (view, event) => ({
    ms: GLANCE,
    at: text(event, "zone"),
    view: crowd(view, text(event, "zone"), text(event, "zombie"), count(event, "added")) as View,
  }),
  ZombiesWalked: (view, event) => {
    const { zone, to, zombie, amount } = walk(event);
    return {
      ms: SHAMBLE,
      ghost: { figure: zombie, count: amount, from: zone, to },
      meanwhile: crowd(view, zone, zombie, -amount) as View,
      view: crowd(crowd(view, zone, zombie, -amount), to, zombie, amount) as View,
    };
  },
  ZombieKilled: (view, event) => ({
    ms: 380,
    at: text(event, "zone"),
    view: crowd(view, text(event, "zone"), text(event, "zombie"), -1) as View,
  }),
  AttackRolled: (view, event) => thrown(view, event, text(event, "zone")),
  DiceRolledAgain: (view, event) => thrown(view, event, ""),
  DiceAdded: (view, event) => thrown(view, event, ""),
  ArmourRolled: (view, event) => thrown(view, event, whereIs(view, text(event, "survivor"))),
  DoorRolled: (view, event) => thrown(view, event, whereIs(view, text(event, "survivor"))),
  DieRolled: (view, event) => {
    const at = whereIs(view, text(event, "survivor"));
    return { ms: DICE, at, dice: { faces: faces(event, "die"), at } };
  },
  // How many wounds somebody then has is for the rules to say, as with noise: a card may stand for them, or a death.
  Wounded: (view, event) => ({ ms: 620, harm: true, at: whereIs(view, text(event, "survivor")) }),
  SurvivorAttacked: (view, event) => ({ ms: 420, harm: true, at: whereIs(view, text(event, "survivor")) }),
  FriendHit: (view, event) => ({ ms: 620, harm: true, at: whereIs(view, text(event, "friend")) }),
  ZombieCardDrawn: (_, event) => ({ ms: 520, at: text(event, "zone") }),
  ObjectiveTaken: (_, event) => ({ ms: 700, at: text(event, "zone") }),
  CardDrawn: () => ({ ms: 600 }),
  LevelReached: () => ({ ms: 700 }),
  TurningPoint: () => ({ ms: 1600 }),
  MissionRolled: (view, event) => {
    const at = whereIs(view, text(event, "survivor"));
    return { ms: DICE, at, dice: { faces: faces(event, "die"), at } };
  },
  TokenMoved: (view, event) => {
    const [kind, zone, to] = [text(event, "token"), text(event, "zone"), text(event, "to")];
    const at = view.tokens.findIndex((one) => one.kind === kind && one.zone === zone && one.colour === text(event, "colour"));
    return {
      ms: GLANCE,
      at: to,
      view: { ...view, tokens: view.tokens.map((one, place) => (place === at ? { ...one, zone: to } : one)) } as View,
    };
  },
  RoundBegan: () => ({ ms: 700 }),
  PhaseBegan: (view, event) => ({ ms: 500, passing: true, view: { ...view, phase: text(event, "phase") } as View }),
  TurnBegan: (view, event) => ({ ms: 120, passing: true, view: { ...view, active: text(event, "survivor") } as View }),
  ZombiesActivated: () => ({ ms: 500 }),
  ZombiesPushed: (_, event) => ({ ms: 400, at: text(event, "to") }),
  ZombiePerished: (view, event) => ({
    ms: 380,
    at: text(event, "zone"),
    view: crowd(view, text(event, "zone"), text(event, "zombie"), -1) as View,
  }),
  SurvivorHit: (view, event) => ({ ms: 620, harm: true, at: whereIs(view, text(event, "target")) }),
  Healed: where(500),
  ...Object.assign({}, ...Object.values(OF_MECHANISMS)),
};

function walk(event: EventRecord): { zone: string; to: string; zombie: string; amount: number } {
  return { zone: text(event, "zone"), to: text(event, "to"), zombie: text(event, "zombie"), amount: count(event, "count") };
}

export const zombicide: Animator = (view, event) => SHOWN[event.event]?.(view as ZombicideView, event) ?? {};
