/** Types of the overlays on the table: explanation, menu, card. */
import type { Choice } from "@/lib/game/values";
import type { RefusalRecord } from "@/lib/net/protocol";

/** Explanation of why something cannot be done. */
export interface Explanation {
  /** The refusal; null if no choice of this kind exists. */
  readonly refused: RefusalRecord | null;
  /** Name of the fixed button that was tapped; empty if none. */
  readonly place: string;
}

export interface Menu {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly x: number;
  readonly y: number;
}

/** The card that is open, or a person who has a card. */
export interface OpenCard {
  readonly kind: string;
  readonly name: string;
  readonly unloaded?: boolean;
  /** Name of the holder, if several survivors may hold the same card. */
  readonly owner?: string;
}

/** The place or piece that was tapped once, whose card is open; the second tap acts. */
export type Touched =
  | { readonly kind: "fight" | "reach"; readonly zone: string }
  | { readonly kind: "step"; readonly zone: string; readonly choice: Choice }
  | { readonly kind: "vehicle"; readonly zone: string; readonly token: string };
