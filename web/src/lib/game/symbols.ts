/** Symbols that are used by name: icons and tokens of all games, and the drawings of the game at the table. */
import sheet from "@art/figures.svg?raw";
import more from "@/styles/more.svg?raw";

/**
 * Drawings of people, zombies, objects and places, by folder: a game's own, and what several games share. Drawings that
 * only boards need are loaded with the boards.
 */
const sheets = import.meta.glob<string>(["@art/sheets/*/*.svg", "!@art/sheets/zombicide/*.svg"], { query: "?raw", import: "default" });
const SHARED = "shared";
const known = new Set<string>();
const loadedFolders = new Map<string, Promise<void>>();

function insert(symbols: string): void {
  const home = document.createElement("div");
  home.setAttribute("aria-hidden", "true");
  home.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  home.innerHTML = `<svg width="0" height="0">${symbols}</svg>`;
  document.body.prepend(home);
  for (const symbol of home.querySelectorAll("symbol")) known.add(symbol.id);
}

/** Insert the icons and tokens into the page. */
export function insertSymbols(): void {
  insert(sheet + more);
}

async function loadFolder(folder: string): Promise<void> {
  const paths = Object.keys(sheets).filter((path) => path.includes(`/sheets/${folder}/`));
  const texts = await Promise.all(paths.map((path) => sheets[path]?.() ?? ""));
  insert(texts.join(""));
}

/** Insert the drawings of a game into the page; a game without drawings uses its icons. */
export async function loadDrawings(game: string): Promise<void> {
  const folders = [SHARED, game].map((folder) => {
    const loading = loadedFolders.get(folder) ?? loadFolder(folder);
    loadedFolders.set(folder, loading);
    // A failed request, for example while offline, is repeated by the next table.
    loading.catch(() => loadedFolders.delete(folder));
    return loading;
  });
  await Promise.all(folders);
}

export function hasSymbol(name: string): boolean {
  return known.has(name);
}

/** Return the first of some symbols that is loaded. */
export function firstSymbol(...names: string[]): string {
  return names.find((name) => known.has(name)) ?? "survivor";
}

const SQUARE = [24, 24] as const;
const LANDSCAPES: Readonly<Record<string, readonly [width: number, height: number]>> = { "i-": [24, 18], "e-": [24, 18], "l-": [24, 13.5] };

/** Return the width and height of a symbol's view box; objects and scenes are wider than high. */
export function viewBoxOf(name: string): readonly [width: number, height: number] {
  return LANDSCAPES[name.slice(0, 2)] ?? SQUARE;
}
