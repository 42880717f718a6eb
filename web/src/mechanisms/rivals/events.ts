/** How the events of rival teams look. */
import { where, type Shows } from "@/lib/show/where";

export const EVENTS: Shows = {
  VestTurned: where(600),
  TeamScored: () => ({ ms: 900 }),
};
