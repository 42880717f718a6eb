/** Animations of burden events. */
import { highlightSurvivor, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  TokenHandedOver: highlightSurvivor(500),
};
