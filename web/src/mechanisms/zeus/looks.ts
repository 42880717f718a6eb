/** How the spawn token of Zeus lies on the board. */
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  zeus_spawn: { figure: "leader", paint: "dead", rim: "spawn" },
};

export const DECKS = ["zeus_orders"];
