/** Vehicles on the board: their tokens, their passengers, and the verbs that a tap offers. */
import type { ZombicideView } from "@/lib/net/protocol";
import { HELICOPTER_VERBS, readHelicopter } from "./helicopter/part";
import { readTruck, TRUCK_VERBS } from "./truck/part";

interface Vehicle {
  /** Name of the vehicle's panel, which lists its seats. */
  readonly panel: string;
  /** Verbs that a tap offers, the most common first. */
  readonly verbs: readonly string[];
  /** Return the names of the passengers. */
  readonly aboard: (view: ZombicideView) => readonly string[];
}

const TRUCK: Vehicle = {
  panel: "truck",
  verbs: TRUCK_VERBS,
  aboard: (view) => readTruck(view)?.seats.flatMap(([, name]) => (name ? [name] : [])) ?? [],
};
const HELICOPTER: Vehicle = {
  panel: "helicopter",
  verbs: HELICOPTER_VERBS,
  aboard: (view) => readHelicopter(view)?.seats.filter(Boolean) ?? [],
};
const VEHICLES: Readonly<Record<string, Vehicle>> = { truck: TRUCK, helicopter: HELICOPTER, helicopter_flying: HELICOPTER };

/** Return the vehicle of a kind of token; undefined if the token is no vehicle. */
export function vehicleOf(tokenKind: string): Vehicle | undefined {
  return VEHICLES[tokenKind];
}

/** Return the zone of every passenger; for a flying helicopter, the zone below it. */
export function vehicleZones(view: ZombicideView): Map<string, string> {
  return new Map(view.tokens.flatMap(({ kind, zone }) => (vehicleOf(kind)?.aboard(view) ?? []).map((name) => [name, zone] as const)));
}
