/** The names of missions of several games at once, in the language set now. */
import { gameOf } from "@/lib/net/api";
import { wordsOf } from "@/lib/i18n/i18n.svelte";
import { settings, type Lang } from "./settings.svelte";
import type { Words } from "@/lib/i18n/words";

const voices = $state<Record<string, Words>>({});
const asked = new Set<string>();

async function learn(game: string, lang: Lang): Promise<void> {
  const key = `${lang} ${game}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const info = await gameOf(game);
    voices[key] = await wordsOf(lang, { game, families: info.catalogues.slice(1, -1) });
  } catch {
    // Without its words the table is called by its box; the next look asks again.
    asked.delete(key);
  }
}

/** Fetch the words of the games whose missions will be named. */
export function learnMissions(games: readonly string[]): void {
  for (const game of new Set(games)) void learn(game, settings.lang);
}

/** A mission's name; empty where there is none, or it is not known yet. */
export function missionName(game: string, mission: string): string {
  return (mission && voices[`${settings.lang} ${game}`]?.name("mission", mission)) || "";
}
