/** How the events of the helicopter look. */
import type { View, ZombicideView } from "@/lib/protocol";
import { text } from "@/lib/show/shot";
import { there, where, type Shows } from "@/lib/show/where";
import { helicopterOf } from "./part";

const GROUNDED = "helicopter";
const FLYING = "helicopter_flying";

/** The helicopter somewhere else, or in the air. */
function moved(view: ZombicideView, zone: string, kind?: string): View {
  const helicopter = helicopterOf(view);
  if (!helicopter) return view as View;
  const flying = kind ? kind === FLYING : helicopter.flying;
  const tokens = view.tokens.map((one) => (one.kind === GROUNDED || one.kind === FLYING ? { ...one, zone, kind: kind ?? one.kind } : one));
  return { ...view, tokens, parts: { ...view.parts, helicopter: { ...view.parts["helicopter"], zone, flying } } } as View;
}

export const EVENTS: Shows = {
  GotIn: where(450),
  GotOut: there(450),
  SeatChanged: where(350),
  CardStored: where(350),
  CardRetrieved: where(350),
  TookOff: (view, event) => ({ ms: 800, at: text(event, "zone"), view: moved(view, text(event, "zone"), FLYING) }),
  Landed: (view, event) => ({ ms: 800, at: text(event, "zone"), view: moved(view, text(event, "zone"), GROUNDED) }),
  Flew: (view, event) => ({ ms: 500, at: text(event, "to"), view: moved(view, text(event, "to")) }),
};
