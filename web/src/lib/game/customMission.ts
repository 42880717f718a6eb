/** A mission that is not of the box, picked to be played: its text, and what the server says of it. */
import { lookAt } from "@/lib/net/api";
import type { MissionFault, MissionInfo, MissionLooked } from "@/lib/net/protocol";

export interface OwnMission {
  /** Its name in the folder, or that of its file. */
  readonly name: string;
  readonly text: string;
  readonly mission: MissionInfo;
  /** What its words are called by. */
  readonly called: string;
  readonly words: NonNullable<MissionLooked["words"]>;
  readonly figures: NonNullable<MissionLooked["figures"]>;
  readonly map: string;
}

/** A mission that can be played, or what is wrong with it. */
export type Looked = { readonly own: OwnMission } | { readonly faults: readonly MissionFault[] };

/** Have the server look at a mission that somebody wrote. */
export async function looked(game: string, name: string, text: string): Promise<Looked> {
  const { faults, mission, name: called = "", words = {}, figures = {}, map = "" } = await lookAt(game, text);
  if (!mission) return { faults: faults.filter((one) => one.error) };
  return { own: { name, text, mission, called, words, figures, map } };
}
