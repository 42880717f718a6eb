/** How the events of personal objectives look. */
import type { Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  GoalDrawn: () => ({ ms: 900 }),
  GoalDone: () => ({ ms: 1100 }),
};
