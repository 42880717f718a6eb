/** A match looked at again, decision by decision. */
import { replay } from "@/lib/net/api";
import type { EventRecord, ReplayFrame, GameInfo, MatchInfo, ResultRecord, View } from "@/lib/net/protocol";

const PIECE = 25;

export class ReplayStore {
  readonly game: GameInfo;
  match = $state.raw<MatchInfo | null>(null);
  seat = $state<number | null>(null);
  moves = $state(0);
  /** Decisions made after the last that can be shown. */
  unseen = $state(0);
  result = $state.raw<ResultRecord | null>(null);
  at = $state(0);
  frame = $state.raw<ReplayFrame | null>(null);
  readonly #id: string;
  readonly #link: string;
  readonly #pieces = new Map<number, Promise<readonly ReplayFrame[]>>();

  constructor(game: GameInfo, match: string, link: string) {
    this.game = game;
    this.#id = match;
    this.#link = link;
  }

  #piece(number: number): Promise<readonly ReplayFrame[]> {
    let found = this.#pieces.get(number);
    if (!found) {
      found = replay(this.#id, { link: this.#link, start: number * PIECE, count: PIECE }).then((told) => {
        this.match = told.match;
        this.seat = told.seat;
        this.moves = told.moves;
        this.result = told.result;
        this.unseen = told.unseen ?? 0;
        return told.frames;
      });
      this.#pieces.set(number, found);
      found.catch(() => this.#pieces.delete(number));
    }
    return found;
  }

  /** Go to the table after a decision; what comes next is fetched ahead. */
  async go(n: number): Promise<ReplayFrame | null> {
    const wanted = Math.max(0, n);
    const frames = await this.#piece(Math.floor(wanted / PIECE));
    const found = frames.find((one) => one.n === wanted) ?? frames.at(-1) ?? null;
    if (found) {
      this.at = found.n;
      this.frame = found;
    }
    const ahead = Math.floor((wanted + PIECE / 2) / PIECE);
    if (ahead * PIECE <= this.moves) void this.#piece(ahead).catch(() => undefined);
    return found;
  }

  /** The decision that an event of the match came of. */
  async decisionOf(event: number): Promise<number> {
    let told = 0;
    for (let piece = 0; ; piece += 1) {
      for (const frame of await this.#piece(piece)) {
        told += frame.events.length;
        if (event < told) return frame.n;
      }
      if ((piece + 1) * PIECE > this.moves) return this.moves;
    }
  }

  /** All that happened up to here that is already known; enough for the log. */
  async events(): Promise<EventRecord[]> {
    const last = Math.floor(this.at / PIECE);
    const known = await Promise.all([last - 1, last].filter((number) => number >= 0).map((number) => this.#piece(number)));
    return known
      .flat()
      .filter((frame) => frame.n <= this.at)
      .flatMap((frame) => frame.events);
  }

  view(): View | null {
    return (this.frame?.view ?? null) as unknown as View | null;
  }
}
