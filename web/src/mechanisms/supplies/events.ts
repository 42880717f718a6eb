/** Animations of supplies. */
import { highlightSurvivor, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  KitUsed: highlightSurvivor(500),
};
