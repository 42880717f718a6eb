/** Animations of personal objectives. */
import type { EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  GoalDrawn: () => ({ ms: 900 }),
  GoalDone: () => ({ ms: 1100 }),
};
