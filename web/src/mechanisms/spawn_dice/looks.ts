/** Drawings of locators on the board, and the section of the log for spawn dice. */
import type { PartsOfPhases } from "@/lib/i18n/log";
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  locator: (colour) => ({ figure: `die-${colour}`, paint: "fill-red", rim: "beside" }),
};

export const PARTS: PartsOfPhases = { SpawnDiceRolled: "zombies-spawn" };
