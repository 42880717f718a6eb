/**
 * Player of events, one after another, which can be sped up, slowed down, stepped through or skipped. The server sends
 * what each event changed on the board, so that nothing here computes the positions of figures.
 */
import { applyChanges } from "@/lib/net/patch";
import type { Change, EventRecord, View } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import type { AnimationStep, Animator } from "./step";

/** Changes of the view by each event, in order. */
export type EventChanges = readonly (readonly Change[])[];

interface QueuedUpdate {
  readonly events: readonly EventRecord[];
  readonly from: number;
  readonly pictures: EventChanges;
  readonly after: View;
}

/** Length of the queue from which on events are played faster, so that nobody waits long for many bots. */
const LONG_QUEUE = 14;
const SLOW_FACTOR = 2.4;

export class AnimationPlayer {
  /** The table as it is shown now. */
  view = $state.raw<View | null>(null);
  step = $state.raw<AnimationStep | null>(null);
  busy = $state(false);
  /** Whether the player waits for the user to continue. */
  isWaiting = $state(false);
  #queue: QueuedUpdate[] = [];
  #current: QueuedUpdate | null = null;
  #next: (() => void) | null = null;
  readonly #animate: Animator;

  constructor(animate: Animator) {
    this.#animate = animate;
  }

  /** Show a table at once, without animation. */
  showAtOnce(view: View): void {
    this.#queue = [];
    this.#current = null;
    this.skip();
    this.view = view;
    this.step = null;
  }

  /**
   * Queue events for animation; if the changes of each event are missing, show the table after the last one at once.
   */
  add(events: readonly EventRecord[], from: number, after: View, pictures: EventChanges | null | undefined): void {
    if (settings.speed === "off" || document.hidden || !this.view || !pictures) {
      this.showAtOnce(after);
      return;
    }
    this.#queue.push({ events, from, pictures, after });
    if (!this.busy) void this.#play();
  }

  /** Skip to the current state. */
  skip(): void {
    const last = this.#queue.at(-1) ?? this.#current;
    if (last) this.view = last.after;
    this.#queue = [];
    this.#current = null;
    this.isWaiting = false;
    this.#next?.();
  }

  /** Continue with the next event. */
  next(): void {
    this.isWaiting = false;
    this.#next?.();
  }

  async #play(): Promise<void> {
    this.busy = true;
    for (let act = this.#queue.shift(); act; act = this.#queue.shift()) {
      const whole = this.#queue;
      this.#current = act;
      for (const [at, event] of act.events.entries()) {
        const picture = act.pictures[at];
        // The server does not send all changes of a very long update: then jump to the table after it.
        if (!picture || whole !== this.#queue) break;
        await this.#showOne(event, picture, act.from + at, act.events.length - at);
      }
      if (whole === this.#queue) this.view = act.after;
    }
    this.#current = null;
    this.step = null;
    this.busy = false;
  }

  async #showOne(event: EventRecord, picture: readonly Change[], number: number, left: number): Promise<void> {
    if (!this.view) return;
    const before = this.#queue;
    const shown = this.#animate(this.view, event);
    const view = applyChanges(this.view, picture);
    this.view = view;
    if (!shown.ms) return;
    const queued = left + this.#queue.reduce((sum, act) => sum + act.events.length, 0);
    const speedFactor = queued > LONG_QUEUE ? Math.max(0.22, LONG_QUEUE / queued) : 1;
    const steps = settings.steps && "phase" in view && view.phase === "zombies";
    const ms = settings.speed === "slow" || steps ? shown.ms * SLOW_FACTOR : shown.ms * speedFactor;
    this.step = { ...shown, ms, number, event };
    await this.#pause(ms);
    if (before !== this.#queue) return;
    if (shown.ghost) {
      // Before the user is asked to continue, show walking figures at their destination.
      const { ghost, ...arrived } = shown;
      this.step = { ...arrived, at: ghost.to, ms, number, event };
    }
    if (steps && !shown.isIncidental) await this.#waitForUser();
  }

  /** Wait `ms` milliseconds, or until the user skips. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.#next = null;
        resolve();
      };
      const timer = setTimeout(finish, ms);
      this.#next = finish;
    });
  }

  /** Wait until the user continues. */
  #waitForUser(): Promise<void> {
    this.isWaiting = true;
    return new Promise((resolve) => {
      this.#next = (): void => {
        this.#next = null;
        resolve();
      };
    });
  }
}
