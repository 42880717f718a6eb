/** How the events of the one noise token look. */
import { there, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  NoiseMoved: there(400),
};
