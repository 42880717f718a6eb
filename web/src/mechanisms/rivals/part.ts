/** The experience of rival teams as their mechanism sends it. */
import type { ZombicideView } from "@/lib/net/protocol";

export interface TeamScore {
  /** Number of the team, from 0. */
  readonly team: number;
  readonly experience: number;
}

/** Return the experience of each rival team; empty if all survivors play together. */
export function readTeamScores(view: Pick<ZombicideView, "parts">): TeamScore[] {
  const teams = Object.entries(view.parts["rivals"] ?? {});
  // Until the teams are formed there is only one.
  if (teams.length < 2) return [];
  return teams
    .map(([name, experience]) => ({ team: Number(name.replace("team_", "")) - 1, experience: Number(experience) }))
    .sort((a, b) => a.team - b.team);
}
