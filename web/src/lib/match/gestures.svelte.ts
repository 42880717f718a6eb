/** Gestures at a table: pointing, arrows, planned walks and reactions; each is shown briefly and never stored. */
import type { Channel } from "@/lib/net/channel";
import type { Point, Pointed } from "@/lib/net/protocol";
import type { TableStore } from "./table.svelte";

export const REACTIONS = ["yes", "no", "wait", "help", "thanks", "ouch"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Milliseconds for which a gesture is shown; a planned walk stays until the next decision. */
export const SHOWN_MS = 4000;
/** Milliseconds within which pointing at a second place draws an arrow from the first. */
const ARROW_MS = 2500;
/** Milliseconds before a changed plan is sent, so that trying several places takes one message. */
const PLAN_DELAY_MS = 200;

export interface ShownGesture extends Pointed {
  readonly id: number;
  /** Number of decisions when the gesture came; the next decision drops a plan. */
  readonly seq: number;
}

export class Gestures {
  readonly #table: TableStore;
  readonly #channel: Channel;
  /** Whether the next tap on the board points instead of acting. */
  isPointing = $state(false);
  shown = $state.raw<readonly ShownGesture[]>([]);
  #count = 0;
  #last = { place: "", at: -Infinity };
  #plan = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableStore, channel: Channel) {
    this.#table = table;
    this.#channel = channel;
  }

  /** Whether anybody else sees gestures: another person or a spectator's screen. */
  get hasViewers(): boolean {
    const { match, seats, seat } = this.#table;
    if (!this.#table.isLive || seat === null || !match || match.over) return false;
    return match.spectators > 0 || match.seats.some((one) => !seats.includes(one.seat) && (!one.bot || one.away));
  }

  /** Show a gesture that came from the server. */
  receive(gesture: Pointed): void {
    this.#count += 1;
    const id = this.#count;
    const others = this.shown.filter((one) => !(one.seat === gesture.seat && one.gesture === gesture.gesture));
    const isEmptyPlan = gesture.gesture === "plan" && gesture.places.length < 2;
    this.shown = isEmptyPlan ? others : [...others, { ...gesture, id, seq: this.#table.seq }];
    if (gesture.gesture !== "plan") setTimeout(() => (this.shown = this.shown.filter((one) => one.id !== id)), SHOWN_MS);
  }

  /** Drop the plans of earlier positions. */
  onDecision(): void {
    this.shown = this.shown.filter((one) => one.gesture !== "plan" || one.seq === this.#table.seq);
    this.#plan = "";
  }

  /** Point at a place; soon after another place, draw an arrow from there. */
  point(place: string): void {
    const now = performance.now();
    const { place: before, at } = this.#last;
    const isArrow = before !== "" && before !== place && now - at < ARROW_MS;
    this.#last = isArrow ? { place: "", at: now } : { place, at: now };
    this.#send(isArrow ? { gesture: "arrow", places: [before, place] } : { gesture: "ping", places: [place] });
  }

  react(reaction: Reaction): void {
    this.#send({ gesture: "reaction", reaction });
  }

  /** Show others the walk that is planned on this device; an empty list hides it. */
  showPlan(places: readonly string[]): void {
    const key = places.join(" ");
    if (key === this.#plan || (!key && !this.#plan)) return;
    this.#plan = key;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#send({ gesture: "plan", places: [...places] }), PLAN_DELAY_MS);
  }

  #send(gesture: Pick<Point, "gesture"> & Partial<Point>): void {
    const { seat } = this.#table;
    if (seat !== null && this.hasViewers) this.#channel.send({ type: "point", seat, ...gesture, id: this.#channel.nextId() });
  }
}
