/**
 * The piece in hand, which a tap on the map places: a tile, token, edge, figure or elevator, a moved piece, or nothing.
 */
import type { Piece } from "./map/pieces";

export type Hand =
  | { readonly kind: "none" }
  | { readonly kind: "tile"; readonly face: string; readonly turn: number }
  | { readonly kind: "token"; readonly put: string; readonly colour: string; readonly faceDown: boolean }
  | { readonly kind: "edge"; readonly put: string; readonly colour: string }
  | { readonly kind: "zombie"; readonly zombie: string }
  /** An elevator connects two cells; `first` is empty until the first cell is chosen. */
  | { readonly kind: "lift"; readonly first: string }
  | { readonly kind: "move"; readonly piece: Piece };

export const NO_HAND: Hand = { kind: "none" };

/** Return the colour that a token would have on the map. */
export function handColour(hand: { readonly colour: string; readonly faceDown: boolean }): string {
  return hand.faceDown ? "face_down" : hand.colour;
}
