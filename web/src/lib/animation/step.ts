/**
 * One thing that happens before people's eyes: where, how long, and what is seen of it. What the board then looks like is the
 * server's to say.
 */
import type { EventRecord, View } from "@/lib/net/protocol";

/** The dead on their way from one place to another. */
export interface Ghost {
  readonly figure: string;
  readonly count: number;
  readonly from: string;
  readonly to: string;
}

export interface Thrown {
  readonly faces: readonly number[];
  /** Where it happened; empty where no place is named. */
  readonly at: string;
  /** What a die has to show to be good; nothing where no number is good by itself. */
  readonly needed?: number;
  /** Whether a 1 means that the ammunition is spent. */
  readonly ammo?: boolean;
}

/** What a family says about an event. Whatever it leaves out is not shown. */
export interface Shown {
  /** How long it is looked at, in milliseconds; nothing: it happens in passing. */
  readonly ms?: number;
  /** Who walks is drawn once: meanwhile as the ghost, and not yet among those who stand where they go. */
  readonly ghost?: Ghost;
  readonly dice?: Thrown;
  /** The place that is lit meanwhile. */
  readonly at?: string;
  /** A line from somebody to what they aim at. */
  readonly line?: readonly [from: string, to: string];
  readonly harm?: boolean;
  /** Nobody does anything in it: who goes on step by step is not asked about it. */
  readonly passing?: boolean;
}

export interface Shot extends Shown {
  readonly number: number;
  readonly event: EventRecord;
}

/** How an event looks at the table as it was before it. */
export type Animator = (view: View, event: EventRecord) => Shown;

export function text(event: EventRecord, name: string): string {
  const value = event.args[name];
  return typeof value === "string" ? value : "";
}

export function count(event: EventRecord, name: string): number {
  const value = event.args[name];
  return typeof value === "number" ? value : 0;
}

export function faces(event: EventRecord, name: string): number[] {
  const value = event.args[name];
  if (typeof value === "number") return [value];
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
}
