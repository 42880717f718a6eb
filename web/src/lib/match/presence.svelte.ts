/** Who is at the table, who is away and since when, and whose turn it is to think. */
import type { SeatInfo } from "@/lib/net/protocol";
import type { TableStore } from "./table.svelte";

export type How = "here" | "thinking" | "away" | "never" | "bot" | "stands-in";

/** Seconds that somebody may be away before anybody at the table may let a bot play for them. */
export const ABSENCE = 120;
/** Seconds a turn from which a match is one of those that nobody sits at all the time. */
const BY_THE_DAY = 3600;
/** Seconds after which it is said that somebody left: a page that is loaded anew is back before. */
const NOTICED = 4;
const SECOND = 1000;

export class Presence {
  readonly #table: TableStore;
  /** What time it is, looked at now and then. */
  now = $state(Date.now());

  constructor(table: TableStore) {
    this.#table = table;
  }

  /** Look at the clock for as long as somebody is away; what is given back stops it. */
  watch(): () => void {
    const timer = setInterval(() => (this.now = Date.now()), SECOND);
    return () => clearInterval(timer);
  }

  get seats(): readonly SeatInfo[] {
    return this.#table.match?.seats ?? [];
  }

  /** Whether anybody plays from elsewhere: alone, or around one screen, nobody needs to be told. */
  get together(): boolean {
    return this.seats.some((seat) => !seat.here && (!seat.bot || seat.away));
  }

  how(seat: SeatInfo): How {
    if (seat.bot) return seat.away ? "stands-in" : "bot";
    if (!seat.online) return seat.came || seat.here ? "away" : "never";
    return this.#table.asked?.deciders.includes(seat.seat) && !this.#table.match?.over ? "thinking" : "here";
  }

  /** For how many seconds somebody has been away. */
  gone(seat: SeatInfo): number {
    return (seat.gone ?? 0) + Math.max(0, Math.round((this.now - this.#table.toldAt) / SECOND));
  }

  /** Those whom the table misses: people of a match that goes on, away long enough to be noticed. */
  get missed(): readonly SeatInfo[] {
    if (this.#table.match?.over || this.#table.match?.paused || this.#table.state !== "open") return [];
    // By the day people come and go; whoever wants a bot in somebody's place asks at the seats.
    if ((this.#table.match?.clock?.seconds ?? 0) >= BY_THE_DAY) return [];
    return this.seats.filter((seat) => {
      const how = this.how(seat);
      if (how === "never") return this.#table.asked?.deciders.includes(seat.seat);
      return how === "away" && this.gone(seat) >= NOTICED;
    });
  }
}
