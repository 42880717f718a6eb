/** How the events of Rue Morgue and Army of the Dead look that no other game has. */
import { faces, text } from "./shot";
import { there, where, whereIs, type Show, type Shows } from "./where";

/** Those of mechanisms with a folder of their own are found there. */
const FOUND = import.meta.glob<Shows>("../../mechanisms/*/events.ts", { import: "EVENTS", eager: true });

function inTurn(name: string, ms: number): Show {
  return (_, event) => ({ ms, dice: { faces: faces(event, name), at: "" } });
}

function rolled(name: string): Show {
  return (view, event) => {
    const at = text(event, "zone") || whereIs(view, text(event, "survivor"));
    return { ms: 1000, at, dice: { faces: faces(event, name), at } };
  };
}

export const EDITIONS: Shows = {
  ...Object.assign({}, ...Object.values(FOUND)),
  // Rue Morgue
  SpawnDiceRolled: inTurn("dice", 1300),
  SurvivorGrabbed: there(700, true),
  TentRevealed: there(800),
  TriggerSetOff: there(800),
  MolotovThrown: there(800, true),
  WeaponMade: where(500),
  TeamActionUsed: there(700),
  VestTurned: where(600),
  TeamScored: () => ({ ms: 900 }),
  // Army of the Dead
  SleepersWoken: there(800, true),
  SleepersKilled: there(500),
  TiptoeRolled: rolled("die"),
  NoiseMoved: there(400),
  ZeusCame: there(1200, true),
  HelmetLost: there(800),
  AmmoRolled: (view, event) => {
    const at = whereIs(view, text(event, "survivor"));
    return { ms: 800, at, dice: { faces: faces(event, "dice"), at, ammo: true } };
  },
  RanDry: where(700),
  MagazineUsed: where(450),
  BlowsConcentrated: where(500),
  ZombieEntangled: there(600),
  ZombiesFreed: () => ({ ms: 400 }),
  ExplosivePlaced: there(500),
  GrenadeThrown: (view, event) => {
    const from = whereIs(view, text(event, "survivor"));
    const at = text(event, "zone");
    return { ms: 600, at, ...(from && from !== at ? { line: [from, at] as const } : {}) };
  },
  Exploded: there(900, true),
  KitUsed: where(500),
  CompanionPlaced: there(400),
  CompanionLed: where(600),
  GoalDrawn: () => ({ ms: 900 }),
  GoalDone: () => ({ ms: 1100 }),
  TokenHandedOver: where(500),
  VaultCardShown: () => ({ ms: 1000 }),
  VaultRolled: rolled("dice"),
  VaultHelped: () => ({ ms: 600 }),
  TrapsBeaten: where(1200),
  VaultHeld: where(800),
};
