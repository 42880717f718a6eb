/** Animations of explosives. */
import { textArg } from "@/lib/animation/step";
import { highlightZone, zoneOfSurvivor, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  ExplosivePlaced: highlightZone(500),
  GrenadeThrown: (view, event) => {
    const from = zoneOfSurvivor(view, textArg(event, "survivor"));
    const at = textArg(event, "zone");
    return { ms: 600, at, ...(from && from !== at ? { line: [from, at] as const } : {}) };
  },
  Exploded: highlightZone(900, true),
};
