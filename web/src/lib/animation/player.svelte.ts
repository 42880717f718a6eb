/**
 * Shows what happened, one thing after another; may be hurried, slowed, stepped through or left out.
 *
 * What the board looks like after each event comes from the server, as what it changed (its pictures): nothing here, nor in
 * what says how an event looks, works out where somebody has gone.
 */
import { changed } from "@/lib/net/patch";
import type { Change, EventRecord, View } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import type { Shot, Animator } from "./step";

/** What each event changed on the board, from the table before them on. */
export type Pictures = readonly (readonly Change[])[];

interface Act {
  readonly events: readonly EventRecord[];
  readonly from: number;
  readonly pictures: Pictures;
  readonly after: View;
}

/** From here on everything is shown faster, so that nobody waits long for many bots. */
const CROWDED = 14;
const SLOWER = 2.4;

export class AnimationPlayer {
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

  /** What happened since the last table that was shown; without its pictures the table after it is there at once. */
  add(events: readonly EventRecord[], from: number, after: View, pictures: Pictures | null | undefined): void {
    if (settings.speed === "off" || document.hidden || !this.view || !pictures) {
      this.cut(after);
      return;
    }
    this.#acts.push({ events, from, pictures, after });
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
        const picture = act.pictures[at];
        // Of very much at once not all is sent: then the table after it comes next.
        if (!picture || whole !== this.#acts) break;
        await this.#showOne(event, picture, act.from + at, act.events.length - at);
      }
      if (whole === this.#acts) this.view = act.after;
    }
    this.#now = null;
    this.shot = null;
    this.busy = false;
  }

  async #showOne(event: EventRecord, picture: readonly Change[], number: number, left: number): Promise<void> {
    if (!this.view) return;
    const before = this.#acts;
    const shown = this.#direct(this.view, event);
    const view = changed(this.view, picture);
    this.view = view;
    if (!shown.ms) return;
    const crowd = left + this.#acts.reduce((sum, act) => sum + act.events.length, 0);
    const hurry = crowd > CROWDED ? Math.max(0.22, CROWDED / crowd) : 1;
    const steps = settings.steps && "phase" in view && view.phase === "zombies";
    const ms = settings.speed === "slow" || steps ? shown.ms * SLOWER : shown.ms * hurry;
    this.shot = { ...shown, ms, number, event };
    await this.#pause(ms);
    if (before !== this.#acts) return;
    if (shown.ghost) {
      // Before anybody waits, whoever walked stands where they have arrived.
      const { ghost, ...arrived } = shown;
      this.shot = { ...arrived, at: ghost.to, ms, number, event };
    }
    if (steps && !shown.passing) await this.#asked();
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
