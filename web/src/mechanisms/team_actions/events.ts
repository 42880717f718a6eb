/** How the events of team actions look. */
import { there, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  TeamActionUsed: there(700),
};
