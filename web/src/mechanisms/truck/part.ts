/** The taco truck as its mechanism sends it. */
import { listOf } from "@/lib/game/values";
import type { Plain, ZombicideView } from "@/lib/net/protocol";

export interface Truck {
  readonly zone: string;
  /** Names of the seats, each with the name of its passenger; empty for a free seat. */
  readonly seats: readonly (readonly [place: string, name: string])[];
}

/** Return the taco truck; null if there is none. */
export function readTruck(view: Pick<ZombicideView, "parts">): Truck | null {
  const truck = view.parts["truck"];
  if (!truck) return null;
  const seats = listOf(truck["seats"]).map((seat) => {
    const [place, name] = listOf(seat as Plain);
    return [String(place), String(name)] as const;
  });
  return { zone: String(truck["zone"]), seats };
}

/** Verbs that a tap on the truck offers, the most common first. */
export const TRUCK_VERBS: readonly string[] = ["drive", "drive_by", "ram", "board_truck", "change_seat", "leave_truck"];
