/** The chat of a table, and how much of it was read on this device. */
import type { ChatLine } from "@/lib/net/protocol";
import type { Channel } from "@/lib/net/channel";
import type { TableStore } from "./table.svelte";

export class Chat {
  readonly #table: TableStore;
  readonly #channel: Channel;
  lines = $state.raw<readonly ChatLine[]>([]);
  /** Number of the last line that was read on this device. */
  #lastRead = $state(-1);

  constructor(table: TableStore, speech: Channel) {
    this.#table = table;
    this.#channel = speech;
  }

  /** Lines of other players since the chat was last open. */
  get unread(): readonly ChatLine[] {
    const { seats } = this.#table;
    return this.lines.filter((line) => line.number > this.#lastRead && !(line.seat !== null && seats.includes(line.seat)));
  }

  /** Add a line. */
  add(line: ChatLine): void {
    this.lines = [...this.lines, line];
  }

  /** Mark all lines as read. */
  markRead(): void {
    this.#lastRead = this.lines.at(-1)?.number ?? this.#lastRead;
  }

  say(text: string, phrase = false): void {
    this.#channel.send({ type: "say", text, phrase, seat: this.#table.seat, id: this.#channel.nextId() });
  }
}
