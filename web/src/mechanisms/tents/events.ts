/** How the events of tents look. */
import { there, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  TentRevealed: there(800),
};
