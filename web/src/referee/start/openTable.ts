/** Opens a table: loads the game, its box, its board and its texts, from keys, a text or the code of a link. */
import { loadBoard, loadGame, loadPrintedValues } from "@/lib/net/api";
import type { BoardInfo, Box, GameInfo, PositionInfo, SentPosition } from "@/lib/net/protocol";
import { usePrintedValues } from "@/lib/game/icons";
import { loadDrawings } from "@/lib/game/symbols";
import { loadWords } from "@/lib/i18n/i18n.svelte";
import type { Words } from "@/lib/i18n/words";
import type { Lang } from "@/lib/state/settings.svelte";
import { loadPieces, readPosition } from "../api";
import { loadRefereeGame } from "../games/found";
import type { LoadedTable } from "../table.svelte";

/** Return the texts of a game together with those of the referee. */
export async function refereeWords(game: GameInfo, lang: Lang): Promise<Words> {
  const { figures } = await loadPrintedValues(game.id);
  usePrintedValues(figures);
  return loadWords(lang, { game: game.id, families: [...game.catalogues.slice(1, -1), "referee"], figures });
}

/** Return the mission of a position if it belongs to the box. */
export function missionOf(game: GameInfo, given: PositionInfo["given"]): GameInfo["missions"][number] | undefined {
  return game.missions.find((one) => one.id === given["mission"]);
}

/** Return the pieces of a table with their names in a language. */
export function piecesOf(game: GameInfo, given: PositionInfo["given"], lang: Lang): Promise<Box> {
  return loadPieces(game.id, missionOf(game, given)?.id ?? "", lang);
}

async function boardOf(game: GameInfo, info: PositionInfo): Promise<BoardInfo | null> {
  if (info.board) return info.board;
  const mission = missionOf(game, info.given);
  return mission ? loadBoard(mission.board) : null;
}

/** Open the table of a position; throw the server's refusal if it cannot be read. */
export async function openTable(sent: SentPosition, lang: Lang): Promise<LoadedTable> {
  const info = await readPosition({ ...sent, lang });
  const game = await loadGame(info.game);
  const [parts, box, board, words, { figures }] = await Promise.all([
    loadRefereeGame(game),
    piecesOf(game, info.given, lang),
    boardOf(game, info),
    refereeWords(game, lang),
    loadPrintedValues(game.id),
    loadDrawings(game.id),
  ]);
  if (!parts) throw new Error(words.say("referee-no-page", { game: game.title }));
  return { game, parts, box, board, words, figures, info };
}
