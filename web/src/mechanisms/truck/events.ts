/** How the events of the taco truck look. */
import { there, where, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  TruckBoarded: where(400),
  TruckLeft: where(400),
  TruckDriven: there(500),
};
