/** Drawings of Zeus, his court and his spawn token on the board. */
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  zeus_spawn: { figure: "leader", paint: "dead", rim: "spawn" },
};

export const SIZES = { zeus: 66, "zeus-mounted": 66, "zeus-with-helmet": 66, queen: 60, tiger: 62 };

export const DECKS = ["zeus_orders"];
