/** Presence at a table: which players are there, who is away and since when, who has to decide. */
import type { SeatInfo } from "@/lib/net/protocol";
import type { TableStore } from "./table.svelte";

export type PresenceStatus = "here" | "thinking" | "away" | "never" | "bot" | "stands-in";

/** Seconds that a player may be away before anybody may let a bot replace them. */
export const BOT_ALLOWED_AFTER_S = 120;
/** Seconds per turn from which on a match is expected to last several days. */
const SLOW_TURN_S = 3600;
/** Seconds after which an absence is shown; a page reload takes less. */
const NOTICE_AFTER_S = 4;
const SECOND_MS = 1000;

export class Presence {
  readonly #table: TableStore;
  /** Current time, updated every second while watched. */
  now = $state(Date.now());

  constructor(table: TableStore) {
    this.#table = table;
  }

  /** Update the clock every second; the returned function stops it. */
  watch(): () => void {
    const timer = setInterval(() => (this.now = Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }

  get seats(): readonly SeatInfo[] {
    return this.#table.match?.seats ?? [];
  }

  /** Whether anybody plays on another device; otherwise presence is not shown. */
  get hasRemotePlayers(): boolean {
    return this.seats.some((seat) => !seat.here && (!seat.bot || seat.away));
  }

  how(seat: SeatInfo): PresenceStatus {
    if (seat.bot) return seat.away ? "stands-in" : "bot";
    if (!seat.online) return seat.came || seat.here ? "away" : "never";
    return this.#table.asked?.deciders.includes(seat.seat) && !this.#table.match?.over ? "thinking" : "here";
  }

  /** Return for how many seconds a player has been away. */
  absenceSeconds(seat: SeatInfo): number {
    return (seat.gone ?? 0) + Math.max(0, Math.round((this.now - this.#table.presenceReceivedAt) / SECOND_MS));
  }

  /** Absent players of a running match, after a short delay. */
  get absentSeats(): readonly SeatInfo[] {
    if (this.#table.match?.over || this.#table.match?.paused || this.#table.state !== "open") return [];
    // In matches over several days players come and go; the seat list has a button to ask for a bot.
    if ((this.#table.match?.clock?.seconds ?? 0) >= SLOW_TURN_S) return [];
    return this.seats.filter((seat) => {
      const statusOf = this.how(seat);
      if (statusOf === "never") return this.#table.asked?.deciders.includes(seat.seat);
      return statusOf === "away" && this.absenceSeconds(seat) >= NOTICE_AFTER_S;
    });
  }
}
