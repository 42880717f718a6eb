/** Drawing of the trebuchet on the board. */
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  trebuchet: { figure: "trebuchet", paint: "fill-white", size: 78 },
};
