/** The log as it is read: oldest above, under headings for rounds and phases. */
import { named } from "@/lib/game/values";
import type { EventRecord } from "@/lib/net/protocol";
import type { Line } from "./logSentences";

/** A heading: the number of a round, or the tail of the words for a phase. */
export interface Heading {
  readonly key: string;
  readonly round?: number;
  readonly phase?: string;
}

/** By their names, the events that a part of a phase is told by: `zombies-move`. */
export type PartsOfPhases = Readonly<Record<string, string>>;

/** The headings that stand before an event, by its number. */
export function headingsOf(events: readonly EventRecord[], first = 0, parts: PartsOfPhases = {}): Map<number, Heading[]> {
  const found = new Map<number, Heading[]>();
  let round = 0;
  let phase = "";
  events.forEach((event, at) => {
    const number = first + at;
    const said: Heading[] = [];
    const now = event.args["round"];
    if (typeof now === "number" && now !== round && /^(Round|Turn)Beg[au]n$/.test(event.event)) {
      round = now;
      phase = "";
      said.push({ key: `round ${now} ${number}`, round: now });
    }
    const begun = event.event === "PhaseBegan" ? named(event, "phase") : "";
    if (begun && begun !== phase) {
      phase = begun;
      said.push({ key: `phase ${number}`, phase: begun });
    }
    const part = parts[event.event];
    if (part && part !== phase && part.split("-")[0] === phase.split("-")[0]) {
      phase = part;
      said.push({ key: `phase ${number}`, phase });
    }
    if (said.length) found.set(number, said);
  });
  return found;
}

/** Whether a line tells of somebody: a seat, or a survivor by name. */
export function tellsOf({ args }: Line, who: string): boolean {
  return Object.values(args).some((value) => value === who || (Array.isArray(value) && value.some((one) => one === who)));
}

/** Whether a line tells of a seat. */
export function tellsOfSeat({ args }: Line, seat: number): boolean {
  return args["seat"] === seat || args["by"] === seat || args["to"] === seat;
}
