/** Requests of the referee to the server. The client has no rules, so every answer comes from the server. */
import { fetchOnce, request } from "@/lib/net/api";
import type {
  Box,
  Created,
  PositionInfo,
  PositionQuestion,
  RefereeAnswer,
  RefereedMatchRequest,
  RuleFound,
  RulesFound,
  SentPosition,
} from "@/lib/net/protocol";
import type { Lang } from "@/lib/state/settings.svelte";

const ROOT = "/referee";

function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  return request<T>(`${ROOT}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

/** Return all pieces that a position of a game may name, with the places and doors of a mission. */
export function loadPieces(game: string, mission: string, lang: Lang): Promise<Box> {
  return fetchOnce<Box>(`${ROOT}/${encodeURIComponent(game)}/pieces?mission=${encodeURIComponent(mission)}&lang=${lang}`);
}

/** Ask the server to read a position: its text, its view, and its problems. */
export function readPosition(sent: SentPosition, signal?: AbortSignal): Promise<PositionInfo> {
  return post<PositionInfo>("position", sent, signal);
}

export function askReferee(question: PositionQuestion, signal?: AbortSignal): Promise<RefereeAnswer> {
  return post<RefereeAnswer>("answer", question, signal);
}

/** Return the rules, rulings and worked examples of a game that contain some words. */
export async function findRules(game: string, text: string, lang: Lang): Promise<readonly RuleFound[]> {
  const query = `text=${encodeURIComponent(text)}&lang=${lang}`;
  return (await request<RulesFound>(`${ROOT}/${encodeURIComponent(game)}/rules?${query}`)).found;
}

/** Start a match from a position. */
export function playFrom(sent: RefereedMatchRequest): Promise<Created> {
  return post<Created>("matches", sent);
}

/** Return the drawing of a position as SVG. */
export async function drawPosition(sent: SentPosition & { theme: "night" | "paper" }): Promise<string> {
  const answer = await fetch(`/api/v1${ROOT}/picture`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(sent),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return answer.text();
}
