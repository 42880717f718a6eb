/** Random setup of a match, and undoing it to answer the setup questions by hand. */
import { safeAnswers } from "@/lib/game/actions";
import { stringArg } from "@/lib/game/values";
import { settings } from "@/lib/state/settings.svelte";
import type { Play } from "./play.svelte";

export class Setup {
  readonly #play: Play;
  /** Number of choices before the random ones; null if there are none, or if the user has chosen something since. */
  dealtFrom = $state<number | null>(null);
  /** Whether the answer that was just sent was random, so that the next one follows. */
  #isDealing = $state(false);
  /** Whether the setup was dealt once; it is not dealt again for a new player who changes it. */
  #wasDealt = false;
  /** Number of choices that remain after undoing, one at a time; null if nothing is being undone. */
  #undoTo: number | null = null;
  /** Name of the question that is being answered at random, and the number of cards dealt to each survivor. */
  #ask = "";
  #dealt: ReadonlyMap<string, number> = new Map();

  constructor(play: Play) {
    this.#play = play;
  }

  /** Whether a random answer is on its way to the server. */
  get isWaiting(): boolean {
    return this.#isDealing && this.#play.table.pending !== null;
  }

  /** Answer this setup question and all that follow at random. */
  deal(): void {
    const { open, table, verbs } = this.#play;
    const ask = table.asked?.prompt?.ask ?? "";
    if (ask !== this.#ask) this.#dealt = new Map();
    this.#ask = ask;
    const any = safeAnswers(open, verbs, this.#dealt);
    const choice = any[Math.floor(Math.random() * any.length)];
    if (!choice) return;
    const whose = stringArg(choice, "survivor");
    this.#dealt = new Map(this.#dealt).set(whose, (this.#dealt.get(whose) ?? 0) + 1);
    const from = this.dealtFrom ?? table.moves;
    this.#play.act(choice);
    this.#isDealing = this.#wasDealt = true;
    this.dealtFrom = from;
  }

  /** Undo the random answers, so that the user answers the setup questions. */
  change(): void {
    this.#undoTo = this.dealtFrom;
    this.dealtFrom = null;
    this.#undoNext();
  }

  /** Continue dealing or undoing at a new question; return whether the question is handled. */
  onQuestion(): boolean {
    if (this.#undoTo !== null) return this.#undoNext();
    const isDealing = this.#isDealing;
    this.#isDealing = false;
    if (this.#play.isSettingUp ? !(isDealing || this.#isNewcomer) : !(isDealing && this.#asksWhoBegins)) return false;
    this.deal();
    return true;
  }

  /** Whether a new player is asked whose turn comes first, which is also answered at random. */
  get #asksWhoBegins(): boolean {
    const { open, verbs } = this.#play;
    return open.length > 1 && this.#isFirstMatch && open.every((choice) => verbs(choice.do).group === "person");
  }

  /** Forget the random answers, because the user chooses. */
  onAct(): void {
    this.dealtFrom = null;
    this.#isDealing = false;
  }

  /** Whether this is the user's first match of this game, whose setup is dealt without a question. */
  get #isNewcomer(): boolean {
    return !this.#wasDealt && this.#isFirstMatch;
  }

  get #isFirstMatch(): boolean {
    return this.#play.isAlone && !settings.guided.includes(this.#play.table.game.id);
  }

  #undoNext(): boolean {
    const { asked, moves } = this.#play.table;
    const goesOn = this.#undoTo !== null && moves > this.#undoTo && asked !== null && asked.undo !== "no";
    if (goesOn) this.#play.table.undo();
    else this.#undoTo = null;
    return goesOn;
  }
}
