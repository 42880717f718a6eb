/** Sentences about the outcomes of a vote in City of Horror. */
import type { VoteAnswer, VoteOutcome } from "@/lib/net/protocol";
import type { RefereeTable } from "../../../table.svelte";
import { cityView } from "../contents";
import { personName, playerName } from "../placeWords";

/** Return the colours of the players who still have to vote. */
export function openVoters(answer: VoteAnswer): readonly string[] {
  return answer.shares.filter((one) => one.votes && one.may_name?.length && !one.names).map((one) => one.owner);
}

export const totalVotes = (answer: VoteAnswer): number => answer.shares.reduce((sum, one) => sum + one.votes, 0);

/** Return the number of votes that no other player can reach or overtake. */
export const enoughVotes = (answer: VoteAnswer): number => Math.floor(totalVotes(answer) / 2) + 1;

/** Return names as a choice: `Granny or Grandpa`. */
function joinChoices(table: RefereeTable, names: readonly string[]): string {
  return new Intl.ListFormat(table.words.lang, { type: "disjunction" }).format(names);
}

function pointsOf(table: RefereeTable, who: string): number {
  return cityView(table)?.characters.find((one) => one.who === who)?.points ?? 0;
}

/** Return the title of an outcome: who gets the most votes, a tie, or the leader if nobody votes. */
export function outcomeTitle(table: RefereeTable, answer: VoteAnswer, outcome: VoteOutcome): string {
  const names = outcome.elected.map((colour) => playerName(table, colour));
  const most = Math.max(0, ...Object.values(outcome.tally));
  const [only] = names;
  if (!Object.keys(outcome.tally).length) return table.say("city-outcome-leader", { who: only ?? "" });
  if (outcome.is_tie) return table.say("city-outcome-tie", { people: table.words.joinNames(names), votes: most });
  return table.say("city-outcome-votes", { who: only ?? "", votes: most, total: totalVotes(answer) });
}

/** Return the loss in an outcome, and the player who decides it. */
export function outcomeLine(table: RefereeTable, answer: VoteAnswer, outcome: VoteOutcome): string {
  if (answer.vote === "sharing") {
    const who = outcome.is_tie ? outcome.decider : (outcome.elected[0] ?? "");
    return table.say(outcome.is_tie ? "city-tie-decides" : "city-shares-out", { who: playerName(table, who) });
  }
  const people = (outcome.losses ?? []).map((who) =>
    table.say("city-with-points", { who: personName(table, who), points: pointsOf(table, who) }),
  );
  if (outcome.is_tie) return table.say("city-tie-loses", { who: playerName(table, outcome.decider), people: joinChoices(table, people) });
  const who = playerName(table, outcome.elected[0] ?? "");
  if (people.length > 1) return table.say("city-loser-chooses", { who, people: joinChoices(table, people) });
  return people.length ? table.say("city-dies", { who, people: people[0] ?? "" }) : table.say("city-nobody-dies");
}

/** Return how the remaining players vote in an outcome: `Green at violet`. */
export function whenText(table: RefereeTable, outcome: VoteOutcome): string {
  const aims = Object.entries(outcome.when).map(([voter, against]) =>
    voter === against
      ? table.say("city-points-self", { who: playerName(table, voter) })
      : table.say("city-points-at", { who: playerName(table, voter), against: playerName(table, against) }),
  );
  return table.words.joinNames(aims);
}
