/** How the events of ammunition look. */
import { faces, text } from "@/lib/animation/step";
import { where, whereIs, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  AmmoRolled: (view, event) => {
    const at = whereIs(view, text(event, "survivor"));
    return { ms: 800, at, dice: { faces: faces(event, "dice"), at, ammo: true } };
  },
  RanDry: where(700),
  MagazineUsed: where(450),
};
