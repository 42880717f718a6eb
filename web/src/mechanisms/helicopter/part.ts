/** The helicopter as the server sends it: `view.parts.helicopter`. */
import type { ZombicideView } from "@/lib/net/protocol";

export interface Helicopter {
  readonly zone: string;
  readonly flying: boolean;
  /** Names by seat, the pilot's seat first; empty for a free seat. */
  readonly seats: readonly string[];
  /** Cards stored in it. */
  readonly cards: readonly string[];
}

export function readHelicopter(view: ZombicideView): Helicopter | undefined {
  return view.parts["helicopter"] as Helicopter | undefined;
}

/** Verbs that a tap on the helicopter offers, the most common first. */
export const HELICOPTER_VERBS: readonly string[] = ["fly", "land", "take_off", "get_in", "change_seat", "get_out", "store", "retrieve"];
