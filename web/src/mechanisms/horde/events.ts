/** How the events of the Horde look. */
import { there, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  HordeArrived: there(900, true),
};
