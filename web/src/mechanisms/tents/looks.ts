/** Drawings of tents on the board. */
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  tent: (card) => ({ figure: card ? "tent-open" : "tent", paint: "paper-line", size: 96, card }),
};

export const DECKS = ["tents"];
