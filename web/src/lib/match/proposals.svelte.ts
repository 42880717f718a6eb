/** What everybody at a table is asked to agree to: a move taken back, a new link for a seat. */
import type { Proposal } from "@/lib/net/protocol";
import type { Speech } from "@/lib/net/channel";
import type { TableStore } from "./table.svelte";

/** What the words about something the table is asked for begin with. */
export function wishWords(kind: Proposal["kind"]): string {
  return kind === "new_link" ? "link" : kind.replace("_", "-");
}

export class Proposals {
  readonly #table: TableStore;
  readonly #speech: Speech;
  open = $state.raw<Proposal | null>(null);

  constructor(table: TableStore, speech: Speech) {
    this.#table = table;
    this.#speech = speech;
  }

  /** Whether the question to the table is this screen's own. */
  get asking(): boolean {
    const by = this.open?.by;
    return this.open !== null && (by === null ? this.#table.host : this.#table.seats.includes(by ?? -1));
  }

  /** Whether somebody at this screen is asked to agree. */
  get answering(): boolean {
    return this.open?.waiting.some((seat) => this.#table.seats.includes(seat)) ?? false;
  }

  consent(agree: boolean): void {
    if (this.open) this.#speech.send({ type: "consent", number: this.open.number, agree, id: this.#speech.next() });
  }

  withdraw(): void {
    if (this.open) this.#speech.send({ type: "withdraw", number: this.open.number, id: this.#speech.next() });
  }
}
