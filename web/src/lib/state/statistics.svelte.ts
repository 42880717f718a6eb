/**
 * Finished matches of this device's player, stored in the browser and exchanged between the devices of a personal link.
 */
import { mergePlayed, packMatches, unpackMatches, type PlayedMatch } from "@/lib/game/statistics";

const KEY = "horda.played";

function load(): PlayedMatch[] {
  try {
    return unpackMatches(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

export const statistics = $state<{ matches: readonly PlayedMatch[] }>({ matches: load() });

function save(matches: readonly PlayedMatch[]): void {
  statistics.matches = matches;
  try {
    localStorage.setItem(KEY, packMatches(matches));
  } catch {
    // Without local storage, matches count while the page is open.
  }
}

/** Add matches played here or on another device. */
export function addPlayed(...matches: readonly PlayedMatch[]): void {
  const fresh = matches.filter((match) => !statistics.matches.some((one) => one.id === match.id));
  if (fresh.length) save(mergePlayed(statistics.matches, fresh));
}

/** Delete all stored matches on this device. */
export function clearPlayed(): void {
  save([]);
}
