/** Drawings of wrecks on the board. */
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  crashed_helicopter: { figure: "crashed-helicopter", paint: "paper-line", size: 118 },
};
