/** Vehicles on the board: the tokens that show them, and the verbs that a tap on one offers, the most usual first. */
import { HELICOPTER_VERBS } from "./helicopter/part";
import { TRUCK_VERBS } from "./truck/part";

interface Vehicle {
  /** Name of the vehicle's panel, which lists its seats. */
  readonly panel: string;
  readonly verbs: readonly string[];
}

const VEHICLES: Readonly<Record<string, Vehicle>> = {
  truck: { panel: "truck", verbs: TRUCK_VERBS },
  helicopter: { panel: "helicopter", verbs: HELICOPTER_VERBS },
  helicopter_flying: { panel: "helicopter", verbs: HELICOPTER_VERBS },
};

/** Return the vehicle that a kind of token shows; undefined if it is none. */
export function vehicleOf(tokenKind: string): Vehicle | undefined {
  return VEHICLES[tokenKind];
}
