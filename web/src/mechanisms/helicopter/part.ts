/** The helicopter as the server shows it: `view.parts.helicopter`. */
import type { ZombicideView } from "@/lib/net/protocol";

export interface Helicopter {
  readonly zone: string;
  readonly flying: boolean;
  /** Who sits there, the pilot's seat first; empty for nobody. */
  readonly seats: readonly string[];
  /** What is kept in it. */
  readonly cards: readonly string[];
}

export function helicopterOf(view: ZombicideView): Helicopter | undefined {
  return view.parts["helicopter"] as Helicopter | undefined;
}
