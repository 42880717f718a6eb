/** Games that the referee supports, found in this folder by the game's name, otherwise by its family's. */
import type { GameInfo } from "@/lib/net/protocol";
import type { RefereeGame } from "./props";

const FOUND = import.meta.glob<{ default: RefereeGame }>("./*/index.ts");

const loaderOf = (game: GameInfo): (() => Promise<{ default: RefereeGame }>) | undefined =>
  FOUND[`./${game.id}/index.ts`] ?? FOUND[`./${game.family}/index.ts`];

/** Whether a game's table can be set up in the browser. */
export function hasReferee(game: GameInfo): boolean {
  return loaderOf(game) !== undefined;
}

/** Load a game's components for the referee; undefined if it has none. */
export async function loadRefereeGame(game: GameInfo): Promise<RefereeGame | undefined> {
  return (await loaderOf(game)?.())?.default;
}
