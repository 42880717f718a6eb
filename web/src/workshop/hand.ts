/** What is in the hand: a tile, a token, an edge, or nothing. */

export type Hand =
  | { readonly kind: "none" }
  | { readonly kind: "tile"; readonly face: string; readonly turn: number }
  | { readonly kind: "token"; readonly put: string; readonly colour: string }
  | { readonly kind: "edge"; readonly put: string; readonly colour: string };

export const NO_HAND: Hand = { kind: "none" };
