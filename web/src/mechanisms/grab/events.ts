/** Animations of grabs. */
import { highlightZone, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  SurvivorGrabbed: highlightZone(700, true),
};
