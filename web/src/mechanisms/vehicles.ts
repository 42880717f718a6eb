/** Vehicles on the board: the tokens that show them, who sits in them, and the verbs that a tap on one offers. */
import type { ZombicideView } from "@/lib/net/protocol";
import { HELICOPTER_VERBS, readHelicopter } from "./helicopter/part";
import { readTruck, TRUCK_VERBS } from "./truck/part";

interface Vehicle {
  /** Name of the vehicle's panel, which lists its seats. */
  readonly panel: string;
  /** Verbs of a tap, the most usual first. */
  readonly verbs: readonly string[];
  /** Return the names of everybody aboard. */
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

/** Return the vehicle that a kind of token shows; undefined if it is none. */
export function vehicleOf(tokenKind: string): Vehicle | undefined {
  return VEHICLES[tokenKind];
}

/** Return the zone on the board of everybody who sits in a vehicle; that of a flying helicopter is the one below it. */
export function vehicleZones(view: ZombicideView): Map<string, string> {
  return new Map(view.tokens.flatMap(({ kind, zone }) => (vehicleOf(kind)?.aboard(view) ?? []).map((name) => [name, zone] as const)));
}
