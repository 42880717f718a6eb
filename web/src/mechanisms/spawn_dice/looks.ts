/** How locators lie on the board, and where the log tells of the dice. */
import type { PartsOfPhases } from "@/lib/chronicle";
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  locator: (colour) => ({ figure: `die-${colour}`, paint: "fill-red", rim: "beside" }),
};

export const PARTS: PartsOfPhases = { SpawnDiceRolled: "zombies-spawn" };
