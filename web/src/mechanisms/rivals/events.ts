/** How the events of rival teams look. */
import { where, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  VestTurned: where(600),
  TeamScored: () => ({ ms: 900 }),
};
