/** Animations of the single noise token. */
import { highlightZone, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  NoiseMoved: highlightZone(400),
};
