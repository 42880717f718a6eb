/** A custom mission that was picked: its text, and what the server found in it. */
import { checkMissionText } from "@/lib/net/api";
import type { MissionFault, MissionInfo, MissionLooked } from "@/lib/net/protocol";

export interface CustomMission {
  /** Its name in the folder, or the name of its file. */
  readonly name: string;
  readonly text: string;
  readonly mission: MissionInfo;
  /** Name under which its texts are found. */
  readonly textName: string;
  readonly words: NonNullable<MissionLooked["words"]>;
  readonly figures: NonNullable<MissionLooked["figures"]>;
  readonly map: string;
}

/** A playable mission, or the errors in it. */
export type MissionCheck = { readonly own: CustomMission } | { readonly faults: readonly MissionFault[] };

/** Let the server check a custom mission. */
export async function checkMission(game: string, name: string, text: string): Promise<MissionCheck> {
  const { faults, mission, name: called = "", words = {}, figures = {}, map = "" } = await checkMissionText(game, text);
  if (!mission) return { faults: faults.filter((one) => one.error) };
  return { own: { name, text, mission, textName: called, words, figures, map } };
}
