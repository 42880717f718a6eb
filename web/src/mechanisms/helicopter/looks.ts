/** Look of the helicopter on the board. */
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  helicopter: { figure: "helicopter", paint: "fill-white", size: 80, lift: -28 },
  helicopter_flying: { figure: "helicopter", paint: "living", size: 96, lift: -40 },
};
