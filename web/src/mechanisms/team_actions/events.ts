/** Animations of team actions. */
import { highlightZone, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  TeamActionUsed: highlightZone(700),
};
