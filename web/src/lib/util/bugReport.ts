/** Text of a bug report: what this page shows of a match, without links, names or chat. */
import type { SeatQuestion, EventRecord, MatchInfo, View } from "@/lib/net/protocol";

/** Maximum number of characters that an issue form accepts. */
export const MAX_CHARACTERS = 60_000;
const MAX_EVENTS = 80;

export interface PageState {
  readonly version: string;
  readonly protocol: number;
  readonly match: MatchInfo | null;
  readonly seat: number | null;
  readonly seq: number;
  readonly moves: number;
  readonly line: string;
  readonly asked: SeatQuestion | null;
  readonly events: readonly EventRecord[];
  readonly view: View | null;
  /** Text of the note that is shown. */
  readonly note: string;
  readonly faults: readonly string[];
  readonly lang: string;
  readonly browser: string;
  readonly window: string;
  /** Secrets of this device, which are removed from the report. */
  readonly secrets: readonly string[];
}

/** Return the report as text: the newest events and, if there is room, the whole view. */
export function bugReport(seen: PageState): string {
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
  const formatReport = (events: readonly EventRecord[], view: View | null): string =>
    hideSecrets(JSON.stringify({ ...head, events_from: seen.events.length - events.length, events, view }, null, 1), seen.secrets);
  for (let count = Math.min(MAX_EVENTS, seen.events.length); count > 0; count = Math.floor(count / 2)) {
    const text = formatReport(seen.events.slice(-count), seen.view);
    if (text.length <= MAX_CHARACTERS) return text;
  }
  const bare = formatReport([], seen.view);
  return bare.length <= MAX_CHARACTERS ? bare : formatReport(seen.events.slice(-5), null);
}

function hideSecrets(text: string, secrets: readonly string[]): string {
  return secrets.filter((one) => one !== "").reduce((sofar, one) => sofar.replaceAll(one, "…"), text);
}
