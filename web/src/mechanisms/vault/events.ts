/** Animations of the vault. */
import { showRoll, highlightSurvivor, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  VaultCardShown: () => ({ ms: 1000 }),
  VaultRolled: showRoll("dice"),
  VaultHelped: () => ({ ms: 600 }),
  TrapsBeaten: highlightSurvivor(1200),
  VaultHeld: highlightSurvivor(800),
};
