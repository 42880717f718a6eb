/** Animations of companion events. */
import { highlightZone, highlightSurvivor, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  CompanionPlaced: highlightZone(400),
  CompanionLed: highlightSurvivor(600),
};
