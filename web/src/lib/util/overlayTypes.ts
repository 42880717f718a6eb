/** What lies open on the table because somebody touched something. */
import type { Choice } from "@/lib/game/values";
import type { RefusalRecord } from "@/lib/net/protocol";

/** What was touched and cannot be done. */
export interface Why {
  /** What the rules say of it; nothing where there is nothing of the kind to be done. */
  readonly refused: RefusalRecord | null;
  /** The fixed place of a turn it lies under, if any. */
  readonly place: string;
}

export interface Menu {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly x: number;
  readonly y: number;
}

/** A card, or somebody with a card of their own, that is held close to be read. */
export interface Reading {
  readonly kind: string;
  readonly name: string;
  readonly unloaded?: boolean;
  /** Who holds it, where the same card may lie before several. */
  readonly owner?: string;
}
