/** What is in the hand: a tile, a token, an edge, a figure, an elevator, a piece that is moved, or nothing. */
import type { Piece } from "./map/pieces";

export type Hand =
  | { readonly kind: "none" }
  | { readonly kind: "tile"; readonly face: string; readonly turn: number }
  | { readonly kind: "token"; readonly put: string; readonly colour: string; readonly faceDown: boolean }
  | { readonly kind: "edge"; readonly put: string; readonly colour: string }
  | { readonly kind: "zombie"; readonly zombie: string }
  /** An elevator joins two cells; its first is empty until it is chosen. */
  | { readonly kind: "lift"; readonly first: string }
  | { readonly kind: "move"; readonly piece: Piece };

export const NO_HAND: Hand = { kind: "none" };

/** Return the colour that a token shows on the map when it is laid. */
export function handColour(hand: { readonly colour: string; readonly faceDown: boolean }): string {
  return hand.faceDown ? "face_down" : hand.colour;
}
