/** Animations of the taco truck. */
import { highlightZone, highlightSurvivor, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  TruckBoarded: highlightSurvivor(400),
  TruckLeft: highlightSurvivor(400),
  TruckDriven: highlightZone(500),
};
