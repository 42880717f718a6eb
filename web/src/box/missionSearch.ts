/** Search among the missions of a box by length, survivors, difficulty, kind and the tiles that somebody owns. */
import type { MissionInfo } from "@/lib/net/protocol";

/** Criteria of the search; empty fields are ignored. */
export interface MissionSearch {
  /** Maximum length in minutes. */
  minutes: number | "";
  survivors: number | "";
  level: MissionInfo["difficulty"] | "";
  kind: string;
  /** Numbers of the tiles that the user does not own. */
  missing: readonly string[];
}

export const EMPTY_SEARCH: Readonly<MissionSearch> = { minutes: "", survivors: "", level: "", kind: "", missing: [] };
const STORAGE_KEY = "horda-missing-tiles-";

/** Return the measured difficulty of a mission, or its author's rating if it was not measured. */
export const levelOf = (mission: MissionInfo): MissionInfo["difficulty"] => mission.level || mission.difficulty;

/** Return the number of the cardboard tile that a face (such as `14R`) belongs to. */
export const tileNumber = (face: string): string => face.replace(/\D/g, "") || face;

/** Return whether a mission fulfils all criteria of the search. */
export function fits(mission: MissionInfo, search: MissionSearch): boolean {
  const [least, most] = mission.survivors;
  return (
    (search.minutes === "" || mission.minutes <= search.minutes) &&
    (search.survivors === "" || (least <= search.survivors && search.survivors <= most)) &&
    (search.level === "" || levelOf(mission) === search.level) &&
    (search.kind === "" || (mission.kinds ?? []).some((kind) => kind === search.kind)) &&
    !(mission.needs ?? []).some((face) => search.missing.includes(tileNumber(face)))
  );
}

/** Return whether a search has no criteria. */
export const isEmpty = (search: MissionSearch): boolean =>
  !search.minutes && !search.survivors && !search.level && !search.kind && !search.missing.length;

const inOrder = <T extends string | number>(values: Iterable<T>): T[] =>
  [...new Set(values)].sort((a, b) => String(a).localeCompare(String(b), undefined, { numeric: true }));

/** Return the values by which the missions of a box can be searched, each once and in order. */
export function searchOptions(missions: readonly MissionInfo[]): {
  readonly minutes: readonly number[];
  readonly survivors: readonly number[];
  readonly levels: readonly MissionInfo["difficulty"][];
  readonly kinds: readonly string[];
  readonly tiles: readonly string[];
} {
  const levels = new Set(missions.map(levelOf));
  return {
    minutes: inOrder(missions.map((mission) => mission.minutes)),
    survivors: inOrder(missions.flatMap(({ survivors: [least, most] }) => Array.from({ length: most - least + 1 }, (_, at) => least + at))),
    levels: (["tutorial", "easy", "medium", "hard"] as const).filter((level) => levels.has(level)),
    kinds: inOrder(missions.flatMap((mission) => mission.kinds ?? [])),
    tiles: inOrder(missions.flatMap((mission) => (mission.needs ?? []).map(tileNumber))),
  };
}

/** Return the tiles of a game that the user does not own, as stored on this device. */
export function loadMissingTiles(game: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY + game) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
  } catch {
    // Storage may be blocked or damaged; then all tiles count as owned.
    return [];
  }
}

/** Store on this device which tiles of a game the user does not own. */
export function saveMissingTiles(game: string, missing: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY + game, JSON.stringify(missing));
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}
