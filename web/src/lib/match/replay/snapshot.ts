/** Fills a table without a connection, from this device's cache or from a moment of a replay. */
import { readTable, writeTable, type CachedTable } from "@/offline/tableCache";
import type { EventRecord, ReplayFrame, MatchInfo, ResultRecord, View } from "@/lib/net/protocol";
import type { TableStore } from "@/lib/match/table.svelte";

/** A moment of a replay, and all events up to it. */
export interface Moment {
  readonly match: MatchInfo;
  readonly frame: ReplayFrame;
  readonly events: readonly EventRecord[];
  readonly result: ResultRecord | null;
  /** Whether the last events are animated. */
  readonly isAnimated: boolean;
}

export function applyReplayMoment(table: TableStore, { match, frame, events: told, result, isAnimated: happening }: Moment): void {
  const view = frame.view as unknown as View;
  const before = told.length - frame.events.length;
  table.match = match;
  table.view = view;
  table.moves = frame.n;
  table.seq = frame.n;
  table.events = told;
  table.read = before;
  table.asked = { question: 0, deciders: frame.deciders, prompt: null, choices: [], refusals: [], orders: [], undo: "no", result };
  if (happening) table.animation.add(frame.events, before, view, frame.pictures);
  else table.animation.showAtOnce(view);
}

/** Apply the state of a table, from the server or from the cache. */
export function applyTableState(table: TableStore, told: Omit<CachedTable, "events" | "at">): void {
  table.match = told.match;
  table.seats = told.seats;
  table.host = told.host;
  table.seat = told.seat;
  table.seq = told.seq;
  table.moves = told.moves;
  table.view = told.view;
  table.asked = told.asked;
}

/** Show the cached state of the table until the connection is back. */
export async function loadCachedTable(table: TableStore): Promise<void> {
  const cached = await readTable(table.link);
  if (!cached || table.match) return;
  applyTableState(table, cached);
  table.events = cached.events;
  table.read = cached.events.length;
  table.asOf = cached.at;
  table.animation.showAtOnce(cached.view);
}

/** Store the table for offline use. */
export function cacheTable(table: TableStore): void {
  const { match, seats, host, seat, seq, moves, view, asked, events } = table;
  if (!table.isLive || !match || !view || !asked) return;
  const cached: CachedTable = { match, seats, host, seat, seq, moves, view, asked, events, at: Date.now() };
  writeTable(table.link, cached);
}
