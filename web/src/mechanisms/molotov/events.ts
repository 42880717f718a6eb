/** Animations of Molotovs. */
import { highlightZone, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  MolotovThrown: highlightZone(800, true),
};
