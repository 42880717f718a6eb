/** How the events of event triggers look. */
import { there, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  TriggerSetOff: there(800),
};
