/** How locators lie on the board. */
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  locator: (colour) => ({ figure: `die-${colour}`, paint: "fill-red", rim: "beside" }),
};
