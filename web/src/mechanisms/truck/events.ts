/** How the events of the taco truck look. */
import type { View, ZombicideView } from "@/lib/protocol";
import { text } from "@/lib/show/shot";
import { where, type Shows } from "@/lib/show/where";

/** The truck somewhere else. */
function driven(view: ZombicideView, zone: string): View {
  const tokens = view.tokens.map((one) => (one.kind === "truck" ? { ...one, zone } : one));
  return { ...view, tokens, parts: { ...view.parts, truck: { ...view.parts["truck"], zone } } } as View;
}

export const EVENTS: Shows = {
  TruckBoarded: where(400),
  TruckLeft: where(400),
  TruckDriven: (view, event) => ({ ms: 500, at: text(event, "zone"), view: driven(view, text(event, "zone")) }),
};
