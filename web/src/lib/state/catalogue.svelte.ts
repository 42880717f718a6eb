/** The boxes on the shelf as the server describes them: their texts and covers. */
import { loadGames } from "@/lib/net/api";
import type { BoxWords, GameInfo } from "@/lib/net/protocol";
import { settings } from "./settings.svelte";

export interface Box extends Required<BoxWords> {
  readonly side: string;
  /** Address of the game's cover picture; empty if it has none. */
  readonly cover: string;
  readonly living: readonly string[];
  readonly dead: readonly string[];
}

/** Heights of the boxes in pixels, which vary only for the look of the shelf. */
const HEIGHTS = [408, 388, 420, 396, 380];
const PLAIN = { side: "#20242c", cover: "", living: ["survivor"], dead: ["walker"] };

const known = $state<{ games: readonly GameInfo[] }>({ games: [] });
loadGames().then(
  (games) => (known.games = games),
  // Pages that need the shelf request it themselves and report errors.
  () => undefined,
);

/** Return the description of a game's box in the current language. */
export function boxOf(id: string): Box {
  const game = known.games.find((one) => one.id === id);
  const texts = game?.box[settings.lang];
  const words = { title: texts?.title ?? "", line: texts?.line ?? "", holds: texts?.holds ?? "", about: texts?.about ?? "" };
  return game ? { ...words, side: game.colour, cover: game.cover, living: game.living, dead: game.dead } : { ...words, ...PLAIN };
}

export function boxHeight(id: string): number {
  const at = known.games.findIndex((one) => one.id === id);
  return HEIGHTS[Math.max(at, 0) % HEIGHTS.length] ?? 390;
}
