/** How the events of concentrated attacks look. */
import { there, where, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  BlowsConcentrated: where(500),
  ZombieEntangled: there(600),
  ZombiesFreed: () => ({ ms: 400 }),
};
