/** A table that is laid without a line: as this device last saw it, or as it was at a moment of a replay. */
import { recall, remember, type Seen } from "@/offline/tableCache";
import type { EventRecord, ReplayFrame, MatchInfo, ResultRecord, View } from "@/lib/net/protocol";
import type { TableStore } from "./table.svelte";

/** A moment of a replay, and all that was told until then. */
export interface Moment {
  readonly match: MatchInfo;
  readonly frame: ReplayFrame;
  readonly told: readonly EventRecord[];
  readonly result: ResultRecord | null;
  /** Whether it is shown happening, not at once. */
  readonly happening: boolean;
}

export function layMoment(table: TableStore, { match, frame, told, result, happening }: Moment): void {
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
  else table.animation.cut(view);
}

/** Whose table it is and how it stands, whoever tells it: the server, or what this device kept. */
export function layOut(table: TableStore, told: Omit<Seen, "events" | "at">): void {
  table.match = told.match;
  table.seats = told.seats;
  table.host = told.host;
  table.seat = told.seat;
  table.seq = told.seq;
  table.moves = told.moves;
  table.view = told.view;
  table.asked = told.asked;
}

/** Lay the table as this device last saw it, until the line is back. */
export async function layAsSeen(table: TableStore): Promise<void> {
  const seen = await recall(table.link);
  if (!seen || table.match) return;
  layOut(table, seen);
  table.events = seen.events;
  table.read = seen.events.length;
  table.asOf = seen.at;
  table.animation.cut(seen.view);
}

/** Keep what this device would show of the table with no line. */
export function keepAsSeen(table: TableStore): void {
  const { match, seats, host, seat, seq, moves, view, asked, events } = table;
  if (!table.live || !match || !view || !asked) return;
  const seen: Seen = { match, seats, host, seat, seq, moves, view, asked, events, at: Date.now() };
  remember(table.link, seen);
}
