/** How the events of Necromancers look. */
import { there, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  NecromancerArrived: there(700, true),
};
