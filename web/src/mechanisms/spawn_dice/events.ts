/** How the events of spawn dice look. */
import { faces } from "@/lib/show/shot";
import type { Shows } from "@/lib/show/where";

export const EVENTS: Shows = {
  SpawnDiceRolled: (_, event) => ({ ms: 1300, dice: { faces: faces(event, "dice"), at: "" } }),
};
