/** One step of an animation: its place, its duration, and what is drawn. The server sends the board after the step. */
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
  /** Zone of the roll; empty if the event names none. */
  readonly at: string;
  /** Minimum number for a success; undefined if no single die succeeds on its own. */
  readonly needed?: number;
  /** Whether a 1 means that the ammunition is used up. */
  readonly ammo?: boolean;
}

/** How a family animates an event. Omitted parts are not shown. */
export interface Effect {
  /** Duration in milliseconds; without it the event is not shown. */
  readonly ms?: number;
  /** Zombies on their way; they are drawn only here, not yet at their destination. */
  readonly ghost?: Ghost;
  readonly dice?: DiceRoll;
  /** Place to highlight. */
  readonly at?: string;
  /** Line from an attacker to the target. */
  readonly line?: readonly [from: string, to: string];
  readonly harm?: boolean;
  /** Whether no player acts in this event, so that stepping does not stop at it. */
  readonly isIncidental?: boolean;
}

export interface AnimationStep extends Effect {
  readonly number: number;
  readonly event: EventRecord;
}

/** Function that returns the animation of an event, given the view before it. */
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
