/** Requests of the host: bots as substitutes, pausing, table settings. The server checks who may send them. */
import type { Arrangement, ClockRequest, SeatInfo } from "@/lib/net/protocol";
import type { Channel } from "@/lib/net/channel";
import type { TableStore } from "./table.svelte";

/** Default number of seconds for which the clock of a reaction window waits for slow screens. */
export const DEFAULT_SHOW_WAIT_S = 60;

export class HostControls {
  readonly #table: TableStore;
  readonly #channel: Channel;

  constructor(table: TableStore, speech: Channel) {
    this.#table = table;
    this.#channel = speech;
  }

  /** Whether the table has agreed to wait for an absent player without a bot. */
  isWaitedFor(seat: SeatInfo): boolean {
    const { match } = this.#table;
    return match?.leaving === "wait" && (match.begun ?? true) && (seat.came ?? true);
  }

  standIn(seat: number, bot: string | null): void {
    this.#channel.send({ type: "stand_in", seat, bot, id: this.#channel.nextId() });
  }

  /** Ask to give the only answer of an absent player. */
  answerFor(seat: number): void {
    this.#channel.send({ type: "answer_for", seat, id: this.#channel.nextId() });
  }

  pause(paused: boolean): void {
    this.#channel.send({ type: "pause", paused, id: this.#channel.nextId() });
  }

  /** The clock of the match in the form of a request. */
  get requestedClock(): ClockRequest | null {
    const clock = this.#table.match?.clock;
    return clock ? { seconds: clock.seconds, out: clock.out } : null;
  }

  /** Change some table settings; the others keep their values. */
  changeSettings(how: Arrangement): void {
    const now = this.#table.match;
    if (!now) return;
    const all = {
      undo: now.undo ?? "ask",
      clock: this.requestedClock,
      advice: now.advice ?? false,
      leaving: now.leaving ?? "bot",
      show_wait: now.show_wait ?? DEFAULT_SHOW_WAIT_S,
      ...how,
    };
    this.#channel.send({ type: "arrange", how: all, id: this.#channel.nextId() });
  }

  kick(seat: number): void {
    this.#channel.send({ type: "kick", seat, id: this.#channel.nextId() });
  }
}
