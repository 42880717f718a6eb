/** Drawings of companions on the board. */
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  companion: { figure: "survivor", paint: "text-3" },
};
