/** Animations of weapons made of two cards. */
import { highlightSurvivor, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  WeaponMade: highlightSurvivor(500),
};
