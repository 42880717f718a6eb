/** The last position of each game, stored on this device, to continue with. */
import type { Given } from "../position/position";

const KEY = "horda.referee";

export interface SavedPosition {
  readonly game: string;
  readonly given: Given;
  /** Time of the last change, in milliseconds since 1970. */
  readonly at: number;
}

function isSaved(value: unknown): value is SavedPosition {
  const saved = value as Partial<SavedPosition> | null;
  return typeof saved?.game === "string" && typeof saved.given === "object" && typeof saved.at === "number";
}

/** Return the positions of this device, the newest first. */
export function savedPositions(): readonly SavedPosition[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(saved) ? saved.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** Store a position as the last one of its game. */
export function savePosition({ game, given }: Pick<SavedPosition, "game" | "given">): void {
  const rest = savedPositions().filter((one) => one.game !== game);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ game, given, at: Date.now() }, ...rest]));
  } catch {
    // The referee works without local storage.
  }
}
