/** How the events of Zeus look. */
import { there, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  ZeusCame: there(1200, true),
  HelmetLost: there(800),
};
