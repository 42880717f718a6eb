/** Names of missions of several games, in the current language. */
import { loadGame } from "@/lib/net/api";
import { loadWords } from "@/lib/i18n/i18n.svelte";
import { settings, type Lang } from "./settings.svelte";
import type { Words } from "@/lib/i18n/words";

const wordsByGame = $state<Record<string, Words>>({});
const requested = new Set<string>();

async function loadGameWords(game: string, lang: Lang): Promise<void> {
  const key = `${lang} ${game}`;
  if (requested.has(key)) return;
  requested.add(key);
  try {
    const info = await loadGame(game);
    wordsByGame[key] = await loadWords(lang, { game, families: info.catalogues.slice(1, -1) });
  } catch {
    // Without texts the table has the name of its box; the next call tries again.
    requested.delete(key);
  }
}

/** Load the texts of the games whose missions will be named. */
export function loadMissionNames(games: readonly string[]): void {
  for (const game of new Set(games)) void loadGameWords(game, settings.lang);
}

/** Return a mission's name; empty if there is none or it is not loaded yet. */
export function missionName(game: string, mission: string): string {
  return (mission && wordsByGame[`${settings.lang} ${game}`]?.name("mission", mission)) || "";
}
