/** Advice at a table: requests to the server and the evaluations received so far. */
import type { Choice } from "@/lib/game/values";
import type { Advice } from "@/lib/net/protocol";
import type { Channel } from "@/lib/net/channel";
import type { TableStore } from "@/lib/match/table.svelte";

export class AdviceRequests {
  readonly #table: TableStore;
  readonly #channel: Channel;
  advice = $state.raw<Advice | null>(null);
  /** Id of the request that is not answered yet. */
  #requestId = $state("");
  /** Number of the question that the request is about; the answer is obsolete after it is decided. */
  #question = $state<number>();

  constructor(table: TableStore, speech: Channel) {
    this.#table = table;
    this.#channel = speech;
  }

  get isThinking(): boolean {
    return this.#requestId !== "" && this.#table.asked?.question === this.#question;
  }

  /** Request an evaluation of all choices, including `also`; this replaces an earlier request. */
  ask(longer = false, also: Choice | null = null): void {
    const { seat } = this.#table;
    if (seat === null) return;
    this.#requestId = this.#channel.nextId();
    this.#question = this.#table.asked?.question;
    this.advice = null;
    if (!this.#channel.send({ type: "advise", seat, longer, also, id: this.#requestId })) this.#requestId = "";
  }

  /** Cancel the request. */
  stop(): void {
    const { seat } = this.#table;
    if (this.#requestId && seat !== null) this.#channel.send({ type: "advise", seat, stop: true });
    this.#requestId = "";
  }

  /** Propose to the other players to continue without advice. */
  proposeWithout(): void {
    const { seat } = this.#table;
    if (seat !== null) this.#channel.send({ type: "advise", seat, forgo: true, id: this.#channel.nextId() });
  }

  receive(advice: Advice): void {
    if (advice.id !== this.#requestId) return;
    this.advice = advice;
    if (advice.done) this.#requestId = "";
  }

  onRefused(id: string): void {
    if (id === this.#requestId) this.#requestId = "";
  }
}
