/** Where somebody stands. */
import type { ZombicideView } from "../protocol";

export function whereIs(view: ZombicideView, name: string): string {
  const zone = view.survivors.find((one) => one.name === name)?.zone ?? "";
  // Who flies is above the zone of the helicopter.
  return zone === "AIR" ? (view.vehicle?.zone ?? "") : zone;
}
