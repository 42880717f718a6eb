/** Drawings of the Necromancers' spawn tokens on the board. */
import type { TokenLooks } from "../looks";

export const TOKENS: TokenLooks = {
  "spawn necromancer": { figure: "spawn-necromancer", paint: "dead", rim: "spawn" },
};
