/** What is said at a table, and how much of it was read here. */
import type { ChatLine } from "@/lib/net/protocol";
import type { Speech } from "@/lib/net/channel";
import type { TableStore } from "./table.svelte";

export class Conversation {
  readonly #table: TableStore;
  readonly #speech: Speech;
  lines = $state.raw<readonly ChatLine[]>([]);
  /** The number of the last line that was read here. */
  #heardUntil = $state(-1);

  constructor(table: TableStore, speech: Speech) {
    this.#table = table;
    this.#speech = speech;
  }

  /** What others said since somebody here last looked at the talk. */
  get unread(): readonly ChatLine[] {
    const { seats } = this.#table;
    return this.lines.filter((line) => line.number > this.#heardUntil && !(line.seat !== null && seats.includes(line.seat)));
  }

  /** Somebody said something. */
  said(line: ChatLine): void {
    this.lines = [...this.lines, line];
  }

  /** All that was said is read. */
  heard(): void {
    this.#heardUntil = this.lines.at(-1)?.number ?? this.#heardUntil;
  }

  say(text: string, phrase = false): void {
    this.#speech.send({ type: "say", text, phrase, seat: this.#table.seat, id: this.#speech.next() });
  }
}
