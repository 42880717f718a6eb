/** The taco truck as its mechanism shows it. */
import { row } from "@/lib/game/values";
import type { Plain, ZombicideView } from "@/lib/net/protocol";

export interface Truck {
  readonly zone: string;
  /** Each place with who sits there; empty for nobody. */
  readonly seats: readonly (readonly [place: string, name: string])[];
}

/** The taco truck and who sits where; null where there is none. */
export function truckOf(view: Pick<ZombicideView, "parts">): Truck | null {
  const truck = view.parts["truck"];
  if (!truck) return null;
  const seats = row(truck["seats"]).map((seat) => {
    const [place, name] = row(seat as Plain);
    return [String(place), String(name)] as const;
  });
  return { zone: String(truck["zone"]), seats };
}
