/** Animations of event triggers. */
import { highlightZone, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  TriggerSetOff: highlightZone(800),
};
