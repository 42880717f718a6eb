/** Drawing of the helicopter on the board. */
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  helicopter: { figure: "helicopter", paint: "fill-white", size: 118, lift: 0 },
  helicopter_flying: { figure: "helicopter", paint: "living", size: 128, lift: -14 },
};
