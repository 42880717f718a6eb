/** All that has to be there before a table can be shown: the game, what is printed in its box, its board. */
import { board, content, gameOf, matchInfo } from "./api";
import type { BoardInfo, GameInfo } from "./protocol";
import type { Figures } from "./words";

export interface Arrival {
  readonly game: GameInfo;
  readonly figures: Figures;
  /** The board of the mission; null for games whose view says it all. */
  readonly board: BoardInfo | null;
  /** Whether the match can only be watched again. */
  readonly readOnly: boolean;
}

export async function arrive(match: string, link: string): Promise<Arrival> {
  const info = await matchInfo(match, link);
  const [game, { figures }] = await Promise.all([gameOf(info.game), content(info.game)]);
  const mission = game.missions.find((one) => one.id === info.options["mission"]);
  return { game, figures, board: mission ? await board(mission.board) : null, readOnly: info.read_only ?? false };
}
