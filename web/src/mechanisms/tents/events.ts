/** Animations of tents. */
import { highlightZone, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  TentRevealed: highlightZone(800),
};
