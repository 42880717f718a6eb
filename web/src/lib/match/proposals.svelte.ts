/** Votes at a table: undoing a move, a new link for a seat. */
import type { Proposal } from "@/lib/net/protocol";
import type { Channel } from "@/lib/net/channel";
import type { TableStore } from "./table.svelte";

/** Return the prefix of the texts about a kind of vote. */
export function proposalTextPrefix(kind: Proposal["kind"]): string {
  return kind === "new_link" ? "link" : kind.replace("_", "-");
}

export class Proposals {
  readonly #table: TableStore;
  readonly #channel: Channel;
  open = $state.raw<Proposal | null>(null);

  constructor(table: TableStore, speech: Channel) {
    this.#table = table;
    this.#channel = speech;
  }

  /** Whether a player on this device started the vote. */
  get isOwn(): boolean {
    const by = this.open?.by;
    return this.open !== null && (by === null ? this.#table.host : this.#table.seats.includes(by ?? -1));
  }

  /** Whether a player on this device has to vote. */
  get isAnswerNeeded(): boolean {
    return this.open?.waiting.some((seat) => this.#table.seats.includes(seat)) ?? false;
  }

  vote(agree: boolean): void {
    if (this.open) this.#channel.send({ type: "consent", number: this.open.number, agree, id: this.#channel.nextId() });
  }

  withdraw(): void {
    if (this.open) this.#channel.send({ type: "withdraw", number: this.open.number, id: this.#channel.nextId() });
  }
}
