/** Entries for a vote that was held at the table, in the order in which the engine asks: all pass, then all vote. */
import type { Course, Happening, OpenChoice, OpenDecision } from "@/lib/net/protocol";
import { momentOf, setMoment, type Step } from "../city";
import type { Given } from "../../../position/position";

const PASSES = new Set(["pass", "let_pass"]);
/** Maximum number of decisions before and in one vote: six players, asked a few times. */
const MAX_ENTRIES = 60;

/** Return the choice by which a player passes in a window; null if the decision cannot be passed. */
export function passChoice(decision: OpenDecision): OpenChoice | null {
  return decision.choices?.find((one) => PASSES.has(one.do)) ?? null;
}

/** Return the choice by which a player votes as entered; null if no vote is entered for a player who is asked. */
export function voteChoice(decision: OpenDecision, players: readonly string[], aims: Readonly<Record<string, string>>): OpenChoice | null {
  return (
    decision.choices?.find(
      ({ seat, do: verb, args }) => verb === "vote" && players[args["against"] as number] === aims[players[seat] ?? ""],
    ) ?? null
  );
}

/** Return the position at a vote of a place; unchanged if it is already there. */
export function atVote(given: Given, place: string, step: Exclude<Step, "use">): Given {
  const moment = momentOf(given);
  return moment.place === place && moment.step === step ? given : setMoment(given, { phase: "resolution", place, step });
}

/** Run the position until all have voted as entered; before the first vote, everybody passes. */
export async function courseOfVote(
  ask: (happened: readonly Happening[]) => Promise<Course | null>,
  players: readonly string[],
  aims: Readonly<Record<string, string>>,
): Promise<Course | null> {
  let happened: readonly Happening[] = [];
  let course = await ask(happened);
  let hasVoted = false;
  while (course?.decision && happened.length < MAX_ENTRIES) {
    const vote = voteChoice(course.decision, players, aims);
    const choice = vote ?? (hasVoted ? null : passChoice(course.decision));
    if (!choice) break;
    hasVoted ||= vote !== null;
    happened = [...happened, { choose: choice.line }];
    course = await ask(happened);
  }
  return course;
}
