/** How the events of Molotovs look. */
import { there, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  MolotovThrown: there(800, true),
};
