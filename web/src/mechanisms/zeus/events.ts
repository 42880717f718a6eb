/** Animations of Zeus. */
import { highlightZone, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  ZeusCame: highlightZone(1200, true),
  HelmetLost: highlightZone(800),
};
