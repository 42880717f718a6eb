/** Loading of a table: the game, the printed values of its box, its board. */
import { loadGameFolder, type GameFolder } from "@/games/folder";
import { readTable } from "@/offline/tableCache";
import { loadBoard, loadPrintedValues, loadGame, loadMatch, loadMatchMission, OfflineError } from "@/lib/net/api";
import { loadDrawings } from "@/lib/game/symbols";
import type { BoardInfo, GameInfo, MatchInfo, MatchMission } from "@/lib/net/protocol";
import type { Figures } from "@/lib/i18n/words";

export interface LoadedTable {
  readonly game: GameInfo;
  readonly figures: Figures;
  /** Client code for the game's family. */
  readonly folder: GameFolder;
  /** The board of the mission; null for games whose view contains everything. */
  readonly board: BoardInfo | null;
  /** Texts of a custom mission by language, which come with the match. */
  readonly own: MatchMission["words"];
  /** Whether the match can only be replayed. */
  readonly readOnly: boolean;
  /** Whether the match has not begun. */
  readonly isWaiting: boolean;
}

/** Value of the `mission` option for a match with a custom mission. */
export const CUSTOM_MISSION = "own";

/** Return information about a match; when offline, the version cached on this device. */
async function loadMatchInfo(match: string, link: string): Promise<MatchInfo> {
  try {
    return await loadMatch(match, link);
  } catch (failed) {
    const cached = failed instanceof OfflineError ? await readTable(link) : null;
    if (cached) return cached.match;
    throw failed;
  }
}

export async function loadTable(match: string, link: string): Promise<LoadedTable> {
  const info = await loadMatchInfo(match, link);
  const [game, { figures }] = await Promise.all([loadGame(info.game), loadPrintedValues(info.game), loadDrawings(info.game)]);
  const folder = await loadGameFolder(game.family);
  const [readOnly, waits] = [info.read_only ?? false, info.begun === false];
  const chosen = info.options["mission"];
  if (chosen === CUSTOM_MISSION) {
    const custom = await loadMatchMission(match, link);
    return {
      game,
      folder,
      figures: withCustomMission(figures, custom),
      board: custom.board,
      own: custom.words,
      readOnly,
      isWaiting: waits,
    };
  }
  const mission = game.missions.find((one) => one.id === chosen);
  return { game, folder, figures, board: mission ? await loadBoard(mission.board) : null, own: {}, readOnly, isWaiting: waits };
}

/** Add the printed values of a custom mission to those of the box. */
export function withCustomMission(figures: Figures, mission: Pick<MatchMission, "name" | "figures">): Figures {
  return (kind, name) => (kind === "mission" && name === mission.name ? mission.figures : figures(kind, name));
}
