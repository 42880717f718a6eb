/** Drawing of the taco truck on the board. */
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  truck: { figure: "truck", paint: "living", size: 118, lift: 0 },
};
