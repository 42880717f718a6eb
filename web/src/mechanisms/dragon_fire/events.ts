/** Animations of dragon fire. */
import { highlightZone, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  ZoneBurnt: highlightZone(800, true),
};
