/** How the events of explosives look. */
import { text } from "@/lib/animation/step";
import { there, whereIs, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  ExplosivePlaced: there(500),
  GrenadeThrown: (view, event) => {
    const from = whereIs(view, text(event, "survivor"));
    const at = text(event, "zone");
    return { ms: 600, at, ...(from && from !== at ? { line: [from, at] as const } : {}) };
  },
  Exploded: there(900, true),
};
