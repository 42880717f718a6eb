/**
 * The pace of a question: what has one answer goes on by itself, and who passes may pass until it concerns them.
 * Where others could learn from it, the server keeps the time and closes the moment for all at once.
 */
import type { Choice } from "@/lib/game/values";
import type { View } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import type { TableStore } from "./table.svelte";
import type { Verbs } from "@/lib/game/verbs";

/** How long a question with one answer stands, so that it is seen. */
const SEEN = 2500;
/** How long one stands that its player wanted to pass: long enough to be stopped. */
const GLANCED = 1200;

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

/** Whether what is asked now concerns a seat: its people, its place, an offer to it that was not there when it passed. */
export type Concerns = (view: View, seat: number, passed: View) => boolean;

export class Pace {
  /** What is about to be answered by itself, and in how many milliseconds from when it was said. */
  going = $state.raw<{ readonly choice: Choice; readonly ms: number } | null>(null);
  /** The question that is passed until it concerns whoever passes, whatever else is asked between; empty: none. */
  passing = $state("");
  /** What lay on the table when that was said. */
  #passed: View | null = null;
  readonly #play: Paced;
  readonly #concerns: Concerns;
  /** The question at which a pass was pressed that the server makes when the moment is over. */
  #pressed = $state(-1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #question = -1;

  constructor(play: Paced, concerns: Concerns) {
    this.#play = play;
    this.#concerns = concerns;
  }

  /** The choice by which one lets things happen, if there is one. */
  get pass(): Choice | null {
    return this.#play.open.find((choice) => this.#isPass(choice)) ?? null;
  }

  /** Whether the server's clock runs for whoever plays here, and they pass with it if they do nothing. */
  get clocked(): boolean {
    const { window, seat } = this.#play.table;
    return window !== null && seat !== null && !window.thinking.includes(seat);
  }

  /** Whether a pass is on its way that is made when the moment is over. */
  get pressed(): boolean {
    return this.clocked && this.#pressed === this.#play.table.asked?.question;
  }

  /** Whether one passes on and has nothing to answer now: that may be stopped while the others decide, too. */
  get away(): boolean {
    return this.passing !== "" && !this.#play.open.length;
  }

  /** Whether others at the table could learn something from how soon one answers. */
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
    this.rest();
    this.#question = asked.question;
    const [first, ...more] = this.#play.open;
    const only = first && !more.length && !this.#play.isGrave(first) ? first : null;
    const { pass } = this;
    const same = Boolean(this.passing) && asked.prompt?.ask === this.passing;
    const unconcerned = same && view && seat !== null && !this.#concerns(view, seat, this.#passed ?? view);
    if (same && !unconcerned) this.passing = "";
    // What would tell others that there is no choice is the server's to close, or one's own to press.
    if (this.#secret) return;
    if (only && settings.goOn) this.#goOn(only, SEEN);
    else if (pass && unconcerned) this.#goOn(pass, GLANCED);
  }

  /** Pass now, and go on passing until it concerns oneself. */
  passOn(): void {
    const { pass } = this;
    if (!pass) return;
    this.passing = this.#play.table.asked?.prompt?.ask ?? "";
    this.#passed = this.#play.table.view;
    if (!this.waits(pass)) this.#play.send(pass);
  }

  /** Whether a pass by hand waits for the moment to be over, at which the server makes it. */
  waits(choice: Choice): boolean {
    if (!this.clocked || !this.#isPass(choice)) return false;
    this.#pressed = this.#play.table.asked?.question ?? -1;
    return true;
  }

  /** Nothing goes on by itself any more: one wants to think. */
  stop(): void {
    this.rest();
    this.passing = "";
  }

  /** What was about to be said is not said: something else is, or something else is asked. */
  rest(): void {
    clearTimeout(this.#timer);
    this.going = null;
  }

  #goOn(choice: Choice, ms: number): void {
    clearTimeout(this.#timer);
    this.going = { choice, ms };
    this.#timer = setTimeout(() => {
      // What nobody has seen yet stands a while longer, and nothing goes on by itself with no line.
      const unseen = typeof document !== "undefined" && document.hidden;
      if (unseen || this.#play.table.cut) return this.#goOn(choice, SEEN);
      this.going = null;
      this.#play.send(choice);
    }, ms);
  }
}
