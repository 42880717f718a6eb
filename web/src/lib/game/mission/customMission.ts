/** A custom mission that was picked: its text, and the server's record of it. */
import { checkMissionText } from "@/lib/net/api";
import type { MissionFault, MissionInfo, MissionLooked } from "@/lib/net/protocol";

export interface CustomMission {
  /** Name in the server's folder, or the name of the user's file. */
  readonly name: string;
  readonly text: string;
  readonly mission: MissionInfo;
  /** Name that the ids of the mission's texts contain. */
  readonly textName: string;
  readonly words: NonNullable<MissionLooked["words"]>;
  readonly figures: NonNullable<MissionLooked["figures"]>;
  readonly map: string;
}

/** A playable mission, or the errors in its text. */
export type MissionCheck = { readonly own: CustomMission } | { readonly faults: readonly MissionFault[] };

/** Ask the server to check a custom mission. */
export async function checkMission(game: string, name: string, text: string): Promise<MissionCheck> {
  const { faults, mission, name: called = "", words = {}, figures = {}, map = "" } = await checkMissionText(game, text);
  if (!mission) return { faults: faults.filter((one) => one.error) };
  return { own: { name, text, mission, textName: called, words, figures, map } };
}
