/** How the events of personal objectives look. */
import type { Shows } from "@/lib/show/where";

export const EVENTS: Shows = {
  GoalDrawn: () => ({ ms: 900 }),
  GoalDone: () => ({ ms: 1100 }),
};
