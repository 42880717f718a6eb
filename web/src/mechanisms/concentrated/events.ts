/** Animations of concentrated attacks. */
import { highlightZone, highlightSurvivor, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  BlowsConcentrated: highlightSurvivor(500),
  ZombieEntangled: highlightZone(600),
  ZombiesFreed: () => ({ ms: 400 }),
};
