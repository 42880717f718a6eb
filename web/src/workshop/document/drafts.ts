/** Drafts of this device, stored in the browser after every change, so that nothing is lost on reload or offline. */
import { NO_HISTORY, type History } from "./history";

export interface Version {
  readonly text: string;
  readonly name: string;
  readonly at: number;
  /** Number of matches won in a play-test, if there was one; `played` is their total. */
  readonly won?: number;
  readonly played?: number;
  /** Whether somebody named the version; named versions are never deleted automatically. */
  readonly isNamed?: boolean;
}

export interface Draft {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly text: string;
  readonly history: History;
  readonly versions: readonly Version[];
  readonly at: number;
}

export type DraftSummary = Pick<Draft, "id" | "game" | "title" | "at">;

const PREFIX = "horda.workshop.";
/** Share of steps and versions to keep when the browser's storage is full. */
const FEWER = 0.5;
const MAX_VERSIONS = 40;
const ID_LENGTH = 10;

export function newDraftId(): string {
  return crypto
    .getRandomValues(new Uint32Array(2))
    .reduce((text, number) => text + number.toString(36), "")
    .slice(0, ID_LENGTH);
}

/** Return the latest versions, and all named ones. */
export function trimVersions(versions: readonly Version[]): Version[] {
  return versions.filter((version, at) => at < MAX_VERSIONS || version.isNamed);
}

export function loadDraft(id: string): Draft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(PREFIX + id) ?? "null") as Draft | null;
    return stored && { ...stored, history: stored.history ?? NO_HISTORY, versions: stored.versions ?? [] };
  } catch {
    return null;
  }
}

/** Store a draft; while the storage is full, drop half of its steps and versions. Return whether it was stored. */
export function saveDraft(draft: Draft): boolean {
  let kept = draft;
  for (;;) {
    try {
      localStorage.setItem(PREFIX + draft.id, JSON.stringify(kept));
      return true;
    } catch {
      const { past } = kept.history;
      if (!past.length && !kept.versions.length) return false;
      kept = {
        ...kept,
        history: { past: past.slice(Math.ceil(past.length * FEWER)), future: [] },
        versions: kept.versions.slice(0, Math.floor(kept.versions.length * FEWER)),
      };
    }
  }
}

export function forgetDraft(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

/** Return the drafts of this device, the latest first. */
export function listDrafts(): DraftSummary[] {
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return ids
    .flatMap((key) => loadDraft(key.slice(PREFIX.length)) ?? [])
    .map(({ id, game, title, at }) => ({ id, game, title, at }))
    .sort((one, other) => other.at - one.at);
}
