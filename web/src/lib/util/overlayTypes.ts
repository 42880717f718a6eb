/** Types of what is open on the table: explanation, menu, card. */
import type { Choice } from "@/lib/game/values";
import type { RefusalRecord } from "@/lib/net/protocol";

/** Explanation of something that cannot be done. */
export interface Explanation {
  /** The refusal; null if there is nothing of this kind to do. */
  readonly refused: RefusalRecord | null;
  /** Name of the fixed button that it belongs to; empty if none. */
  readonly place: string;
}

export interface Menu {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly x: number;
  readonly y: number;
}

/** An open card, or a person with a card of their own. */
export interface OpenCard {
  readonly kind: string;
  readonly name: string;
  readonly unloaded?: boolean;
  /** Name of the holder, where several may hold the same card. */
  readonly owner?: string;
}

/** What was tapped on the board once, and whose card is open; the second tap acts. */
export type Touched =
  | { readonly kind: "fight" | "reach"; readonly zone: string }
  | { readonly kind: "step"; readonly zone: string; readonly choice: Choice }
  | { readonly kind: "vehicle"; readonly zone: string; readonly token: string };
