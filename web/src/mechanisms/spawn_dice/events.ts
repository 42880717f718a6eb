/** How the events of spawn dice look. */
import { faces } from "@/lib/animation/step";
import type { Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  SpawnDiceRolled: (_, event) => ({ ms: 1300, dice: { faces: faces(event, "dice"), at: "" } }),
};
