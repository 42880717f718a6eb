/** How the taco truck stands on the board. */
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  truck: { figure: "truck", paint: "living", size: 78, lift: -28 },
};
