/** The boxes on the shelf, as the server tells them: what stands on them, and how they look. */
import { shelf } from "@/lib/net/api";
import type { BoxWords, GameInfo } from "@/lib/net/protocol";
import { settings } from "./settings.svelte";

export interface Box extends Required<BoxWords> {
  readonly side: string;
  /** Where the picture is that the game brings; empty where it brings none. */
  readonly cover: string;
  readonly living: readonly string[];
  readonly dead: readonly string[];
}

/** Boxes are not all of one height, for the look of the shelf. */
const HEIGHTS = [408, 388, 420, 396, 380];
const PLAIN = { side: "#20242c", cover: "", living: ["survivor"], dead: ["walker"] };

const known = $state<{ games: readonly GameInfo[] }>({ games: [] });
shelf().then(
  (games) => (known.games = games),
  // Whoever needs the shelf asks for it, and tells what went wrong.
  () => undefined,
);

/** What stands on the box of a game, in the language set now. */
export function boxOf(id: string): Box {
  const game = known.games.find((one) => one.id === id);
  const said = game?.box[settings.lang];
  const words = { title: said?.title ?? "", line: said?.line ?? "", holds: said?.holds ?? "", about: said?.about ?? "" };
  return game ? { ...words, side: game.colour, cover: game.cover, living: game.living, dead: game.dead } : { ...words, ...PLAIN };
}

export function heightOf(id: string): number {
  const at = known.games.findIndex((one) => one.id === id);
  return HEIGHTS[Math.max(at, 0) % HEIGHTS.length] ?? 390;
}
