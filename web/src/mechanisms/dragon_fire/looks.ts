/** Drawing of dragon bile on the board. */
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  bile: { figure: "dragon-bile", paint: "fill-white" },
};
