/**
 * Automatic answers: a question with one answer is answered by itself, and a player can pass until a question concerns
 * them. Where timing would reveal a secret, the server closes the question for all players at once.
 */
import type { Choice } from "@/lib/game/values";
import type { View } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import type { TableStore } from "./table.svelte";
import type { Verbs } from "@/lib/game/verbs";

/** Milliseconds for which a question with one answer is shown before it is answered. */
const ONLY_ANSWER_MS = 2500;
/** Milliseconds for which a question that is passed automatically is shown: long enough to stop the pass. */
const PASS_MS = 1200;

/** Parts of the play state that this module uses. */
export interface PlayState {
  readonly table: TableStore;
  readonly verbs: Verbs;
  readonly open: readonly Choice[];
  /** The lesson, if any; lessons have no automatic answers. */
  readonly lesson?: unknown;
  needsConfirmation(choice: Choice): boolean;
  /** Whether a choice would change nothing, so that the question need not be asked. */
  changesNothing(choice: Choice): boolean;
  send(choice: Choice): void;
}

/** Whether the current question concerns a seat: its characters, its location, or an offer made after it passed. */
export type Concerns = (view: View, seat: number, passed: View) => boolean;

export class Pace {
  /** The choice that will be made automatically, and after how many milliseconds. */
  scheduled = $state.raw<{ readonly choice: Choice; readonly ms: number } | null>(null);
  /** Name of the question that is passed automatically until it concerns the player; empty for none. */
  passedQuestion = $state("");
  /** View of the table when the player started passing. */
  #viewAtPass: View | null = null;
  readonly #play: PlayState;
  readonly #concerns: Concerns;
  /** Number of the question at which the player passed; the server passes when the reaction window closes. */
  #pressedQuestion = $state(-1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #question = -1;

  constructor(play: PlayState, concerns: Concerns) {
    this.#play = play;
    this.#concerns = concerns;
  }

  /** The choice that passes, if there is one. */
  get pass(): Choice | null {
    return this.#play.open.find((choice) => this.#isPass(choice)) ?? null;
  }

  /** Whether the server's clock runs for this player and passes for them when it ends. */
  get hasClock(): boolean {
    const { window, seat } = this.#play.table;
    return window !== null && seat !== null && !window.thinking.includes(seat);
  }

  /** Whether a pass was pressed that takes effect when the reaction window closes. */
  get hasPressedPass(): boolean {
    return this.hasClock && this.#pressedQuestion === this.#play.table.asked?.question;
  }

  /** Whether the player passes automatically and has nothing to answer; this can be stopped while others decide. */
  get isPassing(): boolean {
    return this.passedQuestion !== "" && !this.#play.open.length;
  }

  /** Whether the timing of an answer could reveal something to other people. */
  get #isTimingSecret(): boolean {
    const { game, match, seats } = this.#play.table;
    return game.secrets && (match?.seats.some((one) => !one.bot && !seats.includes(one.seat)) ?? false);
  }

  #isPass(choice: Choice): boolean {
    return this.#play.verbs(choice.do).tone === "pass";
  }

  /** Handle the current question; one that is repeated after others have decided keeps its timer. */
  onQuestion(): void {
    const { asked, view, seat } = this.#play.table;
    if (!asked || this.#play.lesson || asked.question === this.#question) return;
    this.cancel();
    this.#question = asked.question;
    const [first, ...more] = this.#play.open.filter((choice) => !this.#play.verbs(choice.do).aside && !this.#play.changesNothing(choice));
    const only = first && !more.length && !this.#play.needsConfirmation(first) ? first : null;
    const { pass } = this;
    const same = Boolean(this.passedQuestion) && asked.prompt?.ask === this.passedQuestion;
    const unconcerned = same && view && seat !== null && !this.#concerns(view, seat, this.#viewAtPass ?? view);
    if (same && !unconcerned) this.passedQuestion = "";
    // An automatic answer would reveal that there is no choice: leave it to the server or the player.
    if (this.#isTimingSecret) return;
    if (only && settings.goOn) this.#schedule(only, ONLY_ANSWER_MS);
    else if (pass && unconcerned) this.#schedule(pass, PASS_MS);
  }

  /** Pass now, and keep passing until a question concerns the player. */
  keepPassing(): void {
    const { pass } = this;
    if (!pass) return;
    this.passedQuestion = this.#play.table.asked?.prompt?.ask ?? "";
    this.#viewAtPass = this.#play.table.view;
    if (!this.deferPass(pass)) this.#play.send(pass);
  }

  /** Whether a manual pass has to wait for the end of the reaction window; if so, remember it. */
  deferPass(choice: Choice): boolean {
    if (!this.hasClock || !this.#isPass(choice)) return false;
    this.#pressedQuestion = this.#play.table.asked?.question ?? -1;
    return true;
  }

  /** Stop all automatic answers. */
  stop(): void {
    this.cancel();
    this.passedQuestion = "";
  }

  /** Cancel the scheduled answer. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.scheduled = null;
  }

  #schedule(choice: Choice, ms: number): void {
    clearTimeout(this.#timer);
    this.scheduled = { choice, ms };
    this.#timer = setTimeout(() => {
      // Wait longer while the page is hidden or offline.
      const unseen = typeof document !== "undefined" && document.hidden;
      if (unseen || this.#play.table.isDisconnected) return this.#schedule(choice, ONLY_ANSWER_MS);
      this.scheduled = null;
      this.#play.send(choice);
    }, ms);
  }
}
