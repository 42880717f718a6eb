/** Drawings of traps on the board. */
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  trap: { figure: "trap", paint: "fill-yellow", corner: [101, 10, 40] },
};
