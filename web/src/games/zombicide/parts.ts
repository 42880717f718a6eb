/** Parts of the zombies' phase by the events that start them. */
import type { PartsOfPhases } from "@/lib/i18n/log";
import { PARTS } from "@/mechanisms/looks";

export const parts: PartsOfPhases = {
  SurvivorAttacked: "zombies-attack",
  ZombiesWalked: "zombies-move",
  ZombiesSplit: "zombies-move",
  ZombieCardDrawn: "zombies-spawn",
  ...PARTS,
};
