/** Where somebody stands, and what many events have in common: they light a place, or dice fall there. */
import type { EventRecord, ZombicideView } from "@/lib/net/protocol";
import { count, faces, text, type Shown } from "./step";

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

/** How long dice are looked at, in milliseconds. */
export const DICE = 1000;

/** Dice of somebody, where the event happens or where they are. */
export const rolled =
  (name: string): Show =>
  (view, event) => {
    const at = text(event, "zone") || whereIs(view, text(event, "survivor"));
    return { ms: DICE, at, dice: { faces: faces(event, name), at } };
  };

/** Dice that somebody throws at a place, with what each has to show. */
export function thrown(view: ZombicideView, event: EventRecord, at: string): Shown {
  const from = whereIs(view, text(event, "survivor"));
  const needed = count(event, "needed");
  const dice = { faces: faces(event, "dice"), at, ...(needed ? { needed } : {}) };
  return { ms: DICE, at, dice, ...(from && at && from !== at ? { line: [from, at] as const } : {}) };
}
