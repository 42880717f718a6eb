/** Animations of ammunition events. */
import { facesArg, textArg } from "@/lib/animation/step";
import { highlightSurvivor, zoneOfSurvivor, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  AmmoRolled: (view, event) => {
    const at = zoneOfSurvivor(view, textArg(event, "survivor"));
    return { ms: 800, at, dice: { faces: facesArg(event, "dice"), at, ammo: true } };
  },
  RanDry: highlightSurvivor(700),
  MagazineUsed: highlightSurvivor(450),
};
