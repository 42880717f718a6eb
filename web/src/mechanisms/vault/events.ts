/** How the events of the vault look. */
import { rolled, where, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  VaultCardShown: () => ({ ms: 1000 }),
  VaultRolled: rolled("dice"),
  VaultHelped: () => ({ ms: 600 }),
  TrapsBeaten: where(1200),
  VaultHeld: where(800),
};
