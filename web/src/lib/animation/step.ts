/**
 * One step of an animation: where it happens, how long it takes, and what is drawn. How the board looks afterwards comes
 * from the server.
 */
import type { EventRecord, View } from "@/lib/net/protocol";

/** Zombies on their way from one place to another. */
export interface Ghost {
  readonly figure: string;
  readonly count: number;
  readonly from: string;
  readonly to: string;
}

export interface DiceRoll {
  readonly faces: readonly number[];
  /** Place of the roll; empty if the event names none. */
  readonly at: string;
  /** Number that a die needs to succeed; undefined if no number succeeds by itself. */
  readonly needed?: number;
  /** Whether a 1 means that the ammunition is used up. */
  readonly ammo?: boolean;
}

/** How a family animates an event. Anything left out is not shown. */
export interface Effect {
  /** Duration in milliseconds; without it the event is not shown. */
  readonly ms?: number;
  /** Walking zombies are drawn once: as the ghost, and not yet at their destination. */
  readonly ghost?: Ghost;
  readonly dice?: DiceRoll;
  /** Place to highlight. */
  readonly at?: string;
  /** Line from somebody to their target. */
  readonly line?: readonly [from: string, to: string];
  readonly harm?: boolean;
  /** Whether nobody acts in this event, so that stepping does not stop at it. */
  readonly isIncidental?: boolean;
}

export interface AnimationStep extends Effect {
  readonly number: number;
  readonly event: EventRecord;
}

/** Return the animation of an event, given the table before it. */
export type Animator = (view: View, event: EventRecord) => Effect;

export function textArg(event: EventRecord, name: string): string {
  const value = event.args[name];
  return typeof value === "string" ? value : "";
}

export function countArg(event: EventRecord, name: string): number {
  const value = event.args[name];
  return typeof value === "number" ? value : 0;
}

export function facesArg(event: EventRecord, name: string): number[] {
  const value = event.args[name];
  if (typeof value === "number") return [value];
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
}
