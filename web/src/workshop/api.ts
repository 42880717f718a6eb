/** Requests of the workshop to the server. */
import { fetchOnce, request } from "@/lib/net/api";
import type {
  BoxMission,
  DraftChecked,
  PlayTestAsked,
  PlayTested,
  WorkshopKit,
  GenerateAsked,
  Generated,
  SuggestionsAsked,
  SuggestionsFound,
  TuneAsked,
  Tuned,
} from "@/lib/net/protocol";

const addressOf = (game: string): string => `/games/${encodeURIComponent(game)}/workshop`;

function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  return request<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

export function loadKit(game: string): Promise<WorkshopKit> {
  return fetchOnce<WorkshopKit>(addressOf(game));
}

/** Ask the server to check a draft: its problems, its board, and the places for each kind of piece. */
export function checkDraft(game: string, text: string): Promise<DraftChecked> {
  return post<DraftChecked>(addressOf(game), { text });
}

/** Ask the server to play a draft with a bot, as many matches as fit into a second. */
export function playDraft(game: string, asked: PlayTestAsked, signal: AbortSignal): Promise<PlayTested> {
  return post<PlayTested>(`${addressOf(game)}/matches`, asked, signal);
}

/** Return the file of a mission of the box, with the texts that a copy needs. */
export function loadBoxMission(game: string, mission: string): Promise<BoxMission> {
  return fetchOnce<BoxMission>(`${addressOf(game)}/missions/${encodeURIComponent(mission)}`);
}

/** Return changes that may make a draft easier or harder. */
export function suggestChanges(game: string, asked: SuggestionsAsked): Promise<SuggestionsFound> {
  return post<SuggestionsFound>(`${addressOf(game)}/suggestions`, asked);
}

/** Tune a draft for a second; the request contains the results so far. */
export function tuneDraft(game: string, asked: TuneAsked, signal: AbortSignal): Promise<Tuned> {
  return post<Tuned>(`${addressOf(game)}/tune`, asked, signal);
}

/** Generate a new mission for a second; the request contains the results so far. */
export function generateMission(game: string, asked: GenerateAsked, signal: AbortSignal): Promise<Generated> {
  return post<Generated>(`${addressOf(game)}/generate`, asked, signal);
}
