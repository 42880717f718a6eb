/** Animations of Necromancers. */
import { highlightZone, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  NecromancerArrived: highlightZone(700, true),
};
