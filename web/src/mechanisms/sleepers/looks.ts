/** Drawings of sleepers on the board. */
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  sleepers: { figure: "sleeper", paint: "dead-2", size: 66, lift: 6 },
};
