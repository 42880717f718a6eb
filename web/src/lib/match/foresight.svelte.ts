/** What can be seen coming: the next steps of the dead, and what somebody sees. The server works it out. */
import type { Choice } from "@/lib/game/values";
import type { IntentRecord, SightRecord } from "@/lib/net/protocol";
import type { TableStore } from "./table.svelte";

/** What somebody, or whoever stands in a place, sees. */
export interface Seen {
  readonly name: string;
  readonly places: readonly SightRecord[];
}

export class Foresight {
  readonly #table: TableStore;
  /** Whether the dead's next steps stay in view until they are put away. */
  pinned = $state(false);
  intents = $state.raw<readonly IntentRecord[]>([]);
  /** Whether they are in view now. */
  shown = $state(false);
  /** The place that one would have gone to by then; empty: as the board is now. */
  after = $state("");
  sight = $state.raw<Seen | null>(null);
  /** What somebody would see at the end of a way that is planned. */
  there = $state.raw<Seen | null>(null);
  /** What was asked for last: an answer to anything before is not shown. */
  #wish = 0;
  #looked = 0;
  #scouted = 0;

  constructor(table: TableStore) {
    this.#table = table;
  }

  /** Show what the dead would do as the board is, or after some steps to a place. */
  async show(steps: readonly Choice[] = [], after = ""): Promise<void> {
    const { seat } = this.#table;
    if (seat === null) return;
    this.#wish += 1;
    const wish = this.#wish;
    const intents = await this.#table.enquiries.forecast(seat, steps);
    if (wish !== this.#wish) return;
    this.intents = intents;
    this.after = after;
    this.shown = true;
  }

  /** Put it away, unless it is to stay: then it is shown for the board as it is. */
  hide(): void {
    if (this.pinned) {
      if (this.shown) void this.show();
      return;
    }
    this.#wish += 1;
    if (!this.shown) return;
    this.shown = false;
    this.intents = [];
    this.after = "";
  }

  pin(): void {
    this.pinned = !this.pinned;
    if (this.pinned) void this.show();
    else this.hide();
  }

  /** Show what somebody or a place sees. */
  async look(name: string): Promise<void> {
    const { seat } = this.#table;
    if (seat === null || !name) return;
    this.#looked += 1;
    const looked = this.#looked;
    const places = await this.#table.enquiries.sight(seat, name);
    if (looked === this.#looked) this.sight = { name, places };
  }

  unlook(): void {
    this.#looked += 1;
    this.sight = null;
  }

  /** Find out what somebody would see once they have taken some steps; without any, forget it. */
  async scout(name: string, steps: readonly Choice[]): Promise<void> {
    const { seat } = this.#table;
    this.#scouted += 1;
    const scouted = this.#scouted;
    this.there = null;
    if (seat === null || !name || !steps.length) return;
    const places = await this.#table.enquiries.sight(seat, name, steps);
    if (scouted === this.#scouted) this.there = { name, places };
  }

  /** One after the other of some, by the same key: after the last, nobody. */
  lookOn(names: readonly string[]): void {
    const at = this.sight ? names.indexOf(this.sight.name) : -1;
    const next = names[at + 1];
    if (next && (!this.sight || at >= 0)) void this.look(next);
    else this.unlook();
  }
}
