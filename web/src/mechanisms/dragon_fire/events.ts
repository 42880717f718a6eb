/** How the events of dragon fire look. */
import { there, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  ZoneBurnt: there(800, true),
};
