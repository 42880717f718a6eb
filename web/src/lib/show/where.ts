/** Where somebody stands, and events that only light a place. */
import type { EventRecord, ZombicideView } from "../protocol";
import { text, type Shown } from "./shot";

export type Show = (view: ZombicideView, event: EventRecord) => Shown;
export type Shows = Readonly<Record<string, Show>>;

export function whereIs(view: ZombicideView, name: string): string {
  const zone = view.survivors.find((one) => one.name === name)?.zone ?? "";
  if (zone !== "AIR") return zone;
  // Who flies is above the zone of what they fly in.
  const craft = Object.values(view.parts).find((part) => part["flying"]);
  return String(craft?.["zone"] ?? "");
}

/** The zone that an event names. */
export const there =
  (ms: number, harm = false): Show =>
  (_, event) => ({ ms, harm, at: text(event, "zone") });

/** Where the survivor of an event is. */
export const where =
  (ms: number): Show =>
  (view, event) => ({ ms, at: whereIs(view, text(event, "survivor")) });
