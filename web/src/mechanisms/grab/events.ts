/** How the events of grabs look. */
import { there, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  SurvivorGrabbed: there(700, true),
};
