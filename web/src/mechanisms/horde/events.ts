/** How the events of the Horde look. */
import { there, type Shows } from "@/lib/show/where";

export const EVENTS: Shows = {
  HordeArrived: there(900, true),
};
