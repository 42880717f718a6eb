/** Animations of spawn dice. */
import { facesArg } from "@/lib/animation/step";
import type { EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  SpawnDiceRolled: (_, event) => ({ ms: 1300, dice: { faces: facesArg(event, "dice"), at: "" } }),
};
