/** Shows what happened, one thing after another; may be hurried, slowed, stepped through or left out. */
import type { EventRecord, View } from "../protocol";
import { settings } from "../settings.svelte";
import type { Shot, Animator } from "./shot";

interface Act {
  readonly events: readonly EventRecord[];
  readonly from: number;
  readonly after: View;
}

/** From here on everything is shown faster, so that nobody waits long for many bots. */
const CROWDED = 14;
const SLOWER = 2.4;

export class Show {
  /** The table as it is shown now. */
  view = $state.raw<View | null>(null);
  shot = $state.raw<Shot | null>(null);
  busy = $state(false);
  /** Waiting for somebody to say "go on". */
  waiting = $state(false);
  #acts: Act[] = [];
  #now: Act | null = null;
  #next: (() => void) | null = null;
  readonly #direct: Animator;

  constructor(direct: Animator) {
    this.#direct = direct;
  }

  /** The table at once, without showing how it came to be. */
  cut(view: View): void {
    this.#acts = [];
    this.#now = null;
    this.skip();
    this.view = view;
    this.shot = null;
  }

  add(events: readonly EventRecord[], from: number, after: View): void {
    if (settings.speed === "off" || document.hidden || !this.view) {
      this.cut(after);
      return;
    }
    this.#acts.push({ events, from, after });
    if (!this.busy) void this.#play();
  }

  /** Straight to how things are now. */
  skip(): void {
    const last = this.#acts.at(-1) ?? this.#now;
    if (last) this.view = last.after;
    this.#acts = [];
    this.#now = null;
    this.waiting = false;
    this.#next?.();
  }

  /** On to the next thing. */
  step(): void {
    this.waiting = false;
    this.#next?.();
  }

  async #play(): Promise<void> {
    this.busy = true;
    for (let act = this.#acts.shift(); act; act = this.#acts.shift()) {
      const whole = this.#acts;
      this.#now = act;
      for (const [at, event] of act.events.entries()) {
        if (whole !== this.#acts) break;
        await this.#showOne(event, act.from + at, act.events.length - at);
      }
      if (whole === this.#acts) this.view = act.after;
    }
    this.#now = null;
    this.shot = null;
    this.busy = false;
  }

  async #showOne(event: EventRecord, number: number, left: number): Promise<void> {
    if (!this.view) return;
    const before = this.#acts;
    const shown = this.#direct(this.view, event);
    if (shown.ms) {
      const crowd = left + this.#acts.reduce((sum, act) => sum + act.events.length, 0);
      const hurry = crowd > CROWDED ? Math.max(0.22, CROWDED / crowd) : 1;
      const steps = settings.steps && "phase" in this.view && this.view.phase === "zombies";
      const ms = settings.speed === "slow" || steps ? shown.ms * SLOWER : shown.ms * hurry;
      // Who walks is drawn once: on the way as a ghost, and then, before anybody waits, where they have arrived.
      this.shot = { ...shown, ms, number, event };
      this.view = shown.meanwhile ?? shown.view ?? this.view;
      await this.#pause(ms);
      if (before !== this.#acts) return;
      if (shown.meanwhile) {
        const { ghost, ...arrived } = shown;
        this.shot = { ...arrived, ...(ghost ? { at: ghost.to } : {}), ms, number, event };
        this.view = shown.view ?? this.view;
      }
      if (steps && !shown.passing) await this.#asked();
    } else if (shown.view) {
      this.view = shown.view;
    }
  }

  /** So long, or until somebody has seen enough. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#next = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#next = done;
    });
  }

  /** Until somebody says "go on". */
  #asked(): Promise<void> {
    this.waiting = true;
    return new Promise((resolve) => {
      this.#next = (): void => {
        this.#next = null;
        resolve();
      };
    });
  }
}
