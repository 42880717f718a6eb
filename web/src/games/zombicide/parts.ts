/** The parts of the zombies' phase, by the events that each is told by. */
import type { PartsOfPhases } from "@/lib/i18n/log";
import { PARTS } from "@/mechanisms/looks";

export const parts: PartsOfPhases = {
  SurvivorAttacked: "zombies-attack",
  ZombiesWalked: "zombies-move",
  ZombiesSplit: "zombies-move",
  ZombieCardDrawn: "zombies-spawn",
  ...PARTS,
};
