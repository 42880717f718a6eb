/** Look of locators on the board, and the log section of the dice. */
import type { PartsOfPhases } from "@/lib/i18n/log";
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  locator: (colour) => ({ figure: `die-${colour}`, paint: "fill-red", rim: "beside" }),
};

export const PARTS: PartsOfPhases = { SpawnDiceRolled: "zombies-spawn" };
