/** Drawings of event triggers on the board. */
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  trigger: { figure: "trigger", paint: "fill-yellow", corner: [104, 10, 34] },
  trigger_used: { figure: "trigger-used", paint: "night-5", corner: [104, 10, 34] },
};
