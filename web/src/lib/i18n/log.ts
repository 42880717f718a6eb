/** Structure of the log: headings for rounds and phases, oldest first. */
import { stringArg } from "@/lib/game/values";
import type { EventRecord } from "@/lib/net/protocol";
import type { Line } from "./logSentences";

/** A heading: the number of a round, or the id of a phase's text. */
export interface Heading {
  readonly key: string;
  readonly round?: number;
  readonly phase?: string;
}

/** Map from events to the part of a phase that each starts, such as `zombies-move`. */
export type PartsOfPhases = Readonly<Record<string, string>>;

/** Return the headings before each event, by the event's number. */
export function headingsOf(events: readonly EventRecord[], first = 0, parts: PartsOfPhases = {}): Map<number, Heading[]> {
  const found = new Map<number, Heading[]>();
  let round = 0;
  let phase = "";
  events.forEach((event, at) => {
    const number = first + at;
    const headings: Heading[] = [];
    const now = event.args["round"];
    if (typeof now === "number" && now !== round && /^(Round|Turn)Beg[au]n$/.test(event.event)) {
      round = now;
      phase = "";
      headings.push({ key: `round ${now} ${number}`, round: now });
    }
    const begun = event.event === "PhaseBegan" ? stringArg(event, "phase") : "";
    if (begun && begun !== phase) {
      phase = begun;
      headings.push({ key: `phase ${number}`, phase: begun });
    }
    const part = parts[event.event];
    if (part && part !== phase && part.split("-")[0] === phase.split("-")[0]) {
      phase = part;
      headings.push({ key: `phase ${number}`, phase });
    }
    if (headings.length) found.set(number, headings);
  });
  return found;
}

/** Whether a line mentions a survivor by name. */
export function mentions({ args }: Line, who: string): boolean {
  return Object.values(args).some((value) => value === who || (Array.isArray(value) && value.some((one) => one === who)));
}

/** Whether a line mentions a seat. */
export function mentionsSeat({ args }: Line, seat: number): boolean {
  return args["seat"] === seat || args["by"] === seat || args["to"] === seat;
}
