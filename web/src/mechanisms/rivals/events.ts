/** Animations of rival teams. */
import { highlightSurvivor, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  VestTurned: highlightSurvivor(600),
  TeamScored: () => ({ ms: 900 }),
};
