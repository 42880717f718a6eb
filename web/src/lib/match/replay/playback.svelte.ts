/** Replay of a match, decision by decision. */
import { loadReplay } from "@/lib/net/api";
import type { EventRecord, ReplayFrame, GameInfo, MatchInfo, ResultRecord, View } from "@/lib/net/protocol";

const CHUNK_SIZE = 25;

export class ReplayStore {
  readonly game: GameInfo;
  match = $state.raw<MatchInfo | null>(null);
  seat = $state<number | null>(null);
  moves = $state(0);
  /** Number of decisions that cannot be shown at the end of the replay. */
  missingDecisions = $state(0);
  result = $state.raw<ResultRecord | null>(null);
  at = $state(0);
  frame = $state.raw<ReplayFrame | null>(null);
  readonly #id: string;
  readonly #link: string;
  readonly #chunks = new Map<number, Promise<readonly ReplayFrame[]>>();

  constructor(game: GameInfo, match: string, link: string) {
    this.game = game;
    this.#id = match;
    this.#link = link;
  }

  #loadChunk(number: number): Promise<readonly ReplayFrame[]> {
    let found = this.#chunks.get(number);
    if (!found) {
      found = loadReplay(this.#id, { link: this.#link, start: number * CHUNK_SIZE, count: CHUNK_SIZE }).then((told) => {
        this.match = told.match;
        this.seat = told.seat;
        this.moves = told.moves;
        this.result = told.result;
        this.missingDecisions = told.unseen ?? 0;
        return told.frames;
      });
      this.#chunks.set(number, found);
      found.catch(() => this.#chunks.delete(number));
    }
    return found;
  }

  /** Go to the table after a decision, and prefetch the next chunk. */
  async go(n: number): Promise<ReplayFrame | null> {
    const number = Math.max(0, n);
    const frames = await this.#loadChunk(Math.floor(number / CHUNK_SIZE));
    const found = frames.find((one) => one.n === number) ?? frames.at(-1) ?? null;
    if (found) {
      this.at = found.n;
      this.frame = found;
    }
    const ahead = Math.floor((number + CHUNK_SIZE / 2) / CHUNK_SIZE);
    if (ahead * CHUNK_SIZE <= this.moves) void this.#loadChunk(ahead).catch(() => undefined);
    return found;
  }

  /** Return the decision that led to an event. */
  async decisionOf(event: number): Promise<number> {
    let eventCount = 0;
    for (let piece = 0; ; piece += 1) {
      for (const frame of await this.#loadChunk(piece)) {
        eventCount += frame.events.length;
        if (event < eventCount) return frame.n;
      }
      if ((piece + 1) * CHUNK_SIZE > this.moves) return this.moves;
    }
  }

  /** Return the loaded events up to the current decision, which is enough for the log. */
  async events(): Promise<EventRecord[]> {
    const last = Math.floor(this.at / CHUNK_SIZE);
    const known = await Promise.all([last - 1, last].filter((number) => number >= 0).map((number) => this.#loadChunk(number)));
    return known
      .flat()
      .filter((frame) => frame.n <= this.at)
      .flatMap((frame) => frame.events);
  }

  view(): View | null {
    return (this.frame?.view ?? null) as unknown as View | null;
  }
}
