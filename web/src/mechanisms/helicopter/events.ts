/** How the events of the helicopter look. */
import { text } from "@/lib/animation/step";
import { there, where, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  GotIn: where(450),
  GotOut: there(450),
  SeatChanged: where(350),
  CardStored: where(350),
  CardRetrieved: where(350),
  TookOff: there(800),
  Landed: there(800),
  Flew: (_, event) => ({ ms: 500, at: text(event, "to") }),
};
