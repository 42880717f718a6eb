/** How the events of tents look. */
import { there, type Shows } from "@/lib/show/where";

export const EVENTS: Shows = {
  TentRevealed: there(800),
};
