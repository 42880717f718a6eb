/** Animations of the Horde. */
import { highlightZone, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  HordeArrived: highlightZone(900, true),
};
