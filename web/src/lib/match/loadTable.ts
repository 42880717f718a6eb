/** All that has to be there before a table can be shown: the game, what is printed in its box, its board. */
import { folderOf, type GameFolder } from "@/games/folder";
import { recall } from "@/offline/tableCache";
import { board, content, gameOf, matchInfo, matchMission, Unreached } from "@/lib/net/api";
import type { BoardInfo, GameInfo, MatchInfo, MatchMission } from "@/lib/net/protocol";
import type { Figures } from "@/lib/i18n/words";

export interface Arrival {
  readonly game: GameInfo;
  readonly figures: Figures;
  /** How this client shows games of its family. */
  readonly folder: GameFolder;
  /** The board of the mission; null for games whose view says it all. */
  readonly board: BoardInfo | null;
  /** What the match says itself, by language: a mission that is not of the box brings its own words. */
  readonly own: MatchMission["words"];
  /** Whether the match can only be watched again. */
  readonly readOnly: boolean;
  /** Whether the table waits for its people still. */
  readonly waits: boolean;
}

/** What `mission` says of a match that carries its own. */
export const OWN = "own";

/** What a match is; with no line, as this device last saw it. */
async function matchOf(match: string, link: string): Promise<MatchInfo> {
  try {
    return await matchInfo(match, link);
  } catch (failed) {
    const seen = failed instanceof Unreached ? await recall(link) : null;
    if (seen) return seen.match;
    throw failed;
  }
}

export async function arrive(match: string, link: string): Promise<Arrival> {
  const info = await matchOf(match, link);
  const [game, { figures }] = await Promise.all([gameOf(info.game), content(info.game)]);
  const folder = await folderOf(game.family);
  const [readOnly, waits] = [info.read_only ?? false, info.begun === false];
  const chosen = info.options["mission"];
  if (chosen === OWN) {
    const carried = await matchMission(match, link);
    return { game, folder, figures: withOwn(figures, carried), board: carried.board, own: carried.words, readOnly, waits };
  }
  const mission = game.missions.find((one) => one.id === chosen);
  return { game, folder, figures, board: mission ? await board(mission.board) : null, own: {}, readOnly, waits };
}

/** The figures of the box, with those of a mission that is not of it. */
export function withOwn(figures: Figures, mission: Pick<MatchMission, "name" | "figures">): Figures {
  return (kind, name) => (kind === "mission" && name === mission.name ? mission.figures : figures(kind, name));
}
