/** How the events of companions look. */
import { there, where, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  CompanionPlaced: there(400),
  CompanionLed: where(600),
};
