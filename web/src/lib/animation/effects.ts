/** Parts of the Zombicide animations: highlighting a zone, and rolling dice there. */
import type { EventRecord, ZombicideView } from "@/lib/net/protocol";
import { countArg, facesArg, textArg, type Effect } from "./step";

export type AnimateEvent = (view: ZombicideView, event: EventRecord) => Effect;
export type EventAnimations = Readonly<Record<string, AnimateEvent>>;

export function zoneOfSurvivor(view: ZombicideView, name: string): string {
  const zone = view.survivors.find((one) => one.name === name)?.zone ?? "";
  if (zone !== "AIR") return zone;
  // A survivor in a flying helicopter is drawn above the zone below it.
  const craft = Object.values(view.parts).find((part) => part["flying"]);
  return String(craft?.["zone"] ?? "");
}

/** Highlight the zone that an event names. */
export const highlightZone =
  (ms: number, harm = false): AnimateEvent =>
  (_, event) => ({ ms, harm, at: textArg(event, "zone") });

/** Highlight the zone of an event's survivor. */
export const highlightSurvivor =
  (ms: number): AnimateEvent =>
  (view, event) => ({ ms, at: zoneOfSurvivor(view, textArg(event, "survivor")) });

/** Duration of shown dice, in milliseconds. */
export const DICE_MS = 1000;

/** Show dice in the event's zone or where the survivor is. */
export const showRoll =
  (name: string): AnimateEvent =>
  (view, event) => {
    const at = textArg(event, "zone") || zoneOfSurvivor(view, textArg(event, "survivor"));
    return { ms: DICE_MS, at, dice: { faces: facesArg(event, name), at } };
  };

/** Show dice that a survivor rolls against a place, with the number that each needs. */
export function attackRoll(view: ZombicideView, event: EventRecord, at: string): Effect {
  const from = zoneOfSurvivor(view, textArg(event, "survivor"));
  const needed = countArg(event, "needed");
  const dice = { faces: facesArg(event, "dice"), at, ...(needed ? { needed } : {}) };
  return { ms: DICE_MS, at, dice, ...(from && at && from !== at ? { line: [from, at] as const } : {}) };
}
