/** What was told at a table about the worth of choices, and what is still being thought about. */
import type { Choice } from "@/lib/game/values";
import type { Advice } from "@/lib/net/protocol";
import type { Speech } from "@/lib/net/channel";
import type { TableStore } from "./table.svelte";

export class Counsel {
  readonly #table: TableStore;
  readonly #speech: Speech;
  advice = $state.raw<Advice | null>(null);
  /** The number of the wish that is not yet answered. */
  #wish = $state("");
  /** The question that it is about: whoever decides it no longer waits. */
  #about = $state<number>();

  constructor(table: TableStore, speech: Speech) {
    this.#table = table;
    this.#speech = speech;
  }

  get thinking(): boolean {
    return this.#wish !== "" && this.#table.asked?.question === this.#about;
  }

  /** Ask what each choice is worth, this one among them; an earlier wish is given up. */
  ask(longer = false, also: Choice | null = null): void {
    const { seat } = this.#table;
    if (seat === null) return;
    this.#wish = this.#speech.next();
    this.#about = this.#table.asked?.question;
    this.advice = null;
    if (!this.#speech.send({ type: "advise", seat, longer, also, id: this.#wish })) this.#wish = "";
  }

  /** Nobody wants to know any more. */
  stop(): void {
    const { seat } = this.#table;
    if (this.#wish && seat !== null) this.#speech.send({ type: "advise", seat, stop: true });
    this.#wish = "";
  }

  /** Ask the others to play on without advice. */
  forgo(): void {
    const { seat } = this.#table;
    if (seat !== null) this.#speech.send({ type: "advise", seat, forgo: true, id: this.#speech.next() });
  }

  told(advice: Advice): void {
    if (advice.id !== this.#wish) return;
    this.advice = advice;
    if (advice.done) this.#wish = "";
  }

  refused(id: string): void {
    if (id === this.#wish) this.#wish = "";
  }
}
