/** Animations of the helicopter. */
import { textArg } from "@/lib/animation/step";
import { highlightZone, highlightSurvivor, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  GotIn: highlightSurvivor(450),
  GotOut: highlightZone(450),
  SeatChanged: highlightSurvivor(350),
  CardStored: highlightSurvivor(350),
  CardRetrieved: highlightSurvivor(350),
  TookOff: highlightZone(800),
  Landed: highlightZone(800),
  Flew: (_, event) => ({ ms: 500, at: textArg(event, "to") }),
};
