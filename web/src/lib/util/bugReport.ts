/** A report of a fault: what this screen shows of a match, for whoever mends it. No link, no name, no chat. */
import type { Asked, EventRecord, MatchInfo, View } from "@/lib/net/protocol";

/** What a form of a forge takes as one text. */
export const MOST = 60_000;
const EVENTS = 80;

export interface Seen {
  readonly version: string;
  readonly protocol: number;
  readonly match: MatchInfo | null;
  readonly seat: number | null;
  readonly seq: number;
  readonly moves: number;
  readonly line: string;
  readonly asked: Asked | null;
  readonly events: readonly EventRecord[];
  readonly view: View | null;
  /** What the page would not do, as it was read. */
  readonly note: string;
  readonly faults: readonly string[];
  readonly lang: string;
  readonly browser: string;
  readonly window: string;
  /** Secrets of this device, which must not be in it. */
  readonly secrets: readonly string[];
}

/** The report as text: the newest events and, if there is room, all that lies on the table. */
export function reportOf(seen: Seen): string {
  const match = seen.match;
  const head = {
    horda: seen.version,
    protocol: seen.protocol,
    game: match?.game ?? "",
    rules: match?.rules ?? 0,
    options: match?.options ?? {},
    match: match?.id ?? "",
    seed: match?.seed ?? null,
    seats: (match?.seats ?? []).map((one) => one.bot || "person"),
    over: match?.over ?? false,
    seat: seen.seat,
    seq: seen.seq,
    moves: seen.moves,
    line: seen.line,
    note: seen.note,
    faults: seen.faults,
    lang: seen.lang,
    browser: seen.browser,
    window: seen.window,
    asked: seen.asked && {
      question: seen.asked.question,
      deciders: seen.asked.deciders,
      prompt: seen.asked.prompt,
      choices: seen.asked.choices,
      result: seen.asked.result,
    },
  };
  const written = (events: readonly EventRecord[], view: View | null): string =>
    hidden(JSON.stringify({ ...head, events_from: seen.events.length - events.length, events, view }, null, 1), seen.secrets);
  for (let count = Math.min(EVENTS, seen.events.length); count > 0; count = Math.floor(count / 2)) {
    const text = written(seen.events.slice(-count), seen.view);
    if (text.length <= MOST) return text;
  }
  const bare = written([], seen.view);
  return bare.length <= MOST ? bare : written(seen.events.slice(-5), null);
}

function hidden(text: string, secrets: readonly string[]): string {
  return secrets.filter((one) => one !== "").reduce((sofar, one) => sofar.replaceAll(one, "…"), text);
}
