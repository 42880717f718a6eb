/** The pace of a question: what has one answer goes on by itself, and who passes may pass until it concerns them. */
import type { Choice } from "./plain";
import type { View } from "./protocol";
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";
import type { Verbs } from "./verbs";

/** How long a question with one answer stands, so that it is seen. */
const SEEN = 2500;
/** Where hands are secret, whoever passes does so at this moment: how soon somebody passes tells nothing. */
const WINDOW = 5000;

/** What pace needs to know of the play. */
export interface Paced {
  readonly table: TableStore;
  readonly verbs: Verbs;
  readonly open: readonly Choice[];
  /** At a lesson everything is done by hand. */
  readonly lesson?: unknown;
  isGrave(choice: Choice): boolean;
  send(choice: Choice): void;
}

/** Whether what is asked now concerns a seat: its people, its place, an offer to it. */
export type Concerns = (view: View, seat: number) => boolean;

export class Pace {
  /** What is about to be answered by itself, and in how many milliseconds from when it was said. */
  going = $state.raw<{ readonly choice: Choice; readonly ms: number } | null>(null);
  /** The question that is passed until it concerns whoever passes; empty: none. */
  passing = $state("");
  readonly #play: Paced;
  readonly #concerns: Concerns;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #question = -1;
  #since = 0;

  constructor(play: Paced, concerns: Concerns) {
    this.#play = play;
    this.#concerns = concerns;
  }

  /** The choice by which one lets things happen, if there is one. */
  get pass(): Choice | null {
    return this.#play.open.find((choice) => this.#isPass(choice)) ?? null;
  }

  /** Whether others at the table could learn something from how soon one passes. */
  get #secret(): boolean {
    const { game, match, seats } = this.#play.table;
    return game.secrets && (match?.seats.some((one) => !one.bot && !seats.includes(one.seat)) ?? false);
  }

  #isPass(choice: Choice): boolean {
    return this.#play.verbs(choice.do).tone === "pass";
  }

  /** A question stands on the table; the same one again, after others have decided, keeps its clock. */
  begin(): void {
    const { asked, view, seat } = this.#play.table;
    if (!asked || this.#play.lesson || asked.question === this.#question) return;
    this.stop();
    this.#question = asked.question;
    this.#since = performance.now();
    const [first, ...more] = this.#play.open;
    const only = first && !more.length && !this.#play.isGrave(first) ? first : null;
    if (only && settings.goOn) return this.#goOn(only, this.#isPass(only) && this.#secret ? WINDOW : SEEN);
    const { pass } = this;
    const same = Boolean(this.passing) && asked.prompt?.ask === this.passing;
    if (same && pass && view && seat !== null && !this.#concerns(view, seat)) this.#goOn(pass, this.#secret ? WINDOW : SEEN);
    else this.passing = "";
  }

  /** Pass now, and go on passing until it concerns oneself. */
  passOn(): void {
    const { pass } = this;
    if (!pass) return;
    this.passing = this.#play.table.asked?.prompt?.ask ?? "";
    if (!this.waits(pass)) this.#play.send(pass);
  }

  /** Whether a pass by hand waits for the window to close; it is on its way then. */
  waits(choice: Choice): boolean {
    const left = WINDOW - (performance.now() - this.#since);
    // Who answers everything by hand, with a choice or without, tells nothing by it.
    if (!settings.goOn || !this.#isPass(choice) || !this.#secret || left <= 0) return false;
    this.#goOn(choice, left);
    return true;
  }

  /** Nothing goes on by itself: one wants to think. */
  stop(): void {
    clearTimeout(this.#timer);
    this.going = null;
  }

  #goOn(choice: Choice, ms: number): void {
    clearTimeout(this.#timer);
    this.going = { choice, ms };
    this.#timer = setTimeout(() => {
      // What nobody has seen yet stands a while longer.
      if (typeof document !== "undefined" && document.hidden) return this.#goOn(choice, SEEN);
      this.going = null;
      this.#play.send(choice);
    }, ms);
  }
}
