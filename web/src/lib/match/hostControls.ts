/** How a table is kept: who plays for whom, whether it rests, what is settled for all. The server knows who may. */
import type { Arrangement, ClockWish, SeatInfo } from "@/lib/net/protocol";
import type { Speech } from "@/lib/net/channel";
import type { TableStore } from "./table.svelte";

export class Hosting {
  readonly #table: TableStore;
  readonly #speech: Speech;

  constructor(table: TableStore, speech: Speech) {
    this.#table = table;
    this.#speech = speech;
  }

  /** Whether the table has settled that nobody plays for somebody who sat there and left. */
  waitsFor(seat: SeatInfo): boolean {
    const { match } = this.#table;
    return match?.leaving === "wait" && (match.begun ?? true) && (seat.came ?? true);
  }

  standIn(seat: number, bot: string | null): void {
    this.#speech.send({ type: "stand_in", seat, bot, id: this.#speech.next() });
  }

  pause(paused: boolean): void {
    this.#speech.send({ type: "pause", paused, id: this.#speech.next() });
  }

  /** The clock of the match, as it would be wished for. */
  get clockWish(): ClockWish | null {
    const clock = this.#table.match?.clock;
    return clock ? { seconds: clock.seconds, out: clock.out } : null;
  }

  /** The host settles how the table plays; what is not named stays as it is. */
  arrange(how: Arrangement): void {
    const now = this.#table.match;
    if (!now) return;
    const all = { undo: now.undo ?? "ask", clock: this.clockWish, advice: now.advice ?? false, leaving: now.leaving ?? "bot", ...how };
    this.#speech.send({ type: "arrange", how: all, id: this.#speech.next() });
  }

  kick(seat: number): void {
    this.#speech.send({ type: "kick", seat, id: this.#speech.next() });
  }
}
