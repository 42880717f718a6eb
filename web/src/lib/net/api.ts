/** The server's REST interface: shelf, boards, rulebooks, matches, replays. */
import type { RingBoard } from "@/boards/ring";
import { FOLDER, IS_DEMO, NeedsServerError, fileOf } from "@/demo/files";
import { type Lang } from "@/lib/state/settings.svelte";
import type {
  Analysis,
  BoardInfo,
  Created,
  Deleted,
  ForkOptions,
  GameInfo,
  MatchInfo,
  MatchMission,
  MatchRequest,
  MissionLooked,
  MissionText,
  MomentAnalysed,
  MoveRequest,
  NetworkInfo,
  NetworkRequest,
  OwnMissionInfo,
  OwnMissions,
  ProblemRecord,
  Replay,
  Shelf,
  MatchSummary,
  WatchLink,
} from "./protocol";
import { kebab, type Figures, type Word } from "@/lib/i18n/words";

const ROOT = IS_DEMO ? FOLDER : "/api/v1";

/** Return the address of a picture of the server, with parameters if there are any. */
export function addressWith(address: string, query = ""): string {
  const whole = query ? `${address}?${query}` : address;
  return IS_DEMO ? fileOf(whole.replace(ROOT, "")) : whole;
}

/** A refusal of the server with its text in both languages, because the language may change while it is shown. */
export class RefusedError extends Error {
  readonly code: string;
  readonly told: Readonly<Record<Lang, string>>;

  constructor(problem: ProblemRecord) {
    super(problem.en);
    this.code = problem.code;
    this.told = problem;
  }
}

/** An address that leads to nothing on this server. */
export class NotFoundError extends Error {}

/** Error codes of links that lead to nothing. */
const DEAD_LINK_CODES = new Set(["bad-link", "no-such-match", "no-such-game", "no-such-page"]);

/** Whether a retry cannot help. */
export function isDeadLink(problem: unknown): boolean {
  return problem instanceof NotFoundError || (problem instanceof RefusedError && DEAD_LINK_CODES.has(problem.code));
}

/** The server could not be reached; the browser's own message is not translated. */
export class OfflineError extends Error {}

async function fetchText(path: string, init?: RequestInit): Promise<[Response, string]> {
  try {
    if (IS_DEMO && (init?.method ?? "GET") !== "GET") throw new NeedsServerError();
    const answer = await fetch(IS_DEMO ? fileOf(path) : `${ROOT}${path}`, init);
    if (IS_DEMO && !answer.ok) throw new NeedsServerError();
    return [answer, await answer.text()];
  } catch (failed) {
    throw failed instanceof TypeError ? new OfflineError(failed.message, { cause: failed }) : failed;
  }
}

/** Send a request; throw a `RefusedError` if the server refuses it. */
export async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const [answer, text] = await fetchText(path, init);
  let messages: unknown;
  try {
    messages = JSON.parse(text);
  } catch {
    throw new Error(`${answer.status} ${answer.statusText}`);
  }
  if (!answer.ok) {
    const problem = messages as Partial<ProblemRecord>;
    if (problem.en && problem.es && problem.code) throw new RefusedError(problem as ProblemRecord);
    throw new Error(`${answer.status} ${answer.statusText}`);
  }
  return messages as T;
}

const cache = new Map<string, Promise<unknown>>();

/** Fetch a path once per page; failures are not cached. */
export function fetchOnce<T>(path: string): Promise<T> {
  let found = cache.get(path) as Promise<T> | undefined;
  if (!found) {
    found = request<T>(path);
    cache.set(path, found);
    found.catch(() => cache.delete(path));
  }
  return found;
}

export async function loadGames(): Promise<readonly GameInfo[]> {
  return (await fetchOnce<Shelf>("/shelf")).games;
}

/** Whether this server has a club, where tables are open to others. */
export async function hasClub(): Promise<boolean> {
  return (await fetchOnce<Shelf>("/shelf")).club ?? false;
}

/** Return the version of Horda that the server runs. */
export async function serverVersion(): Promise<string> {
  return (await fetchOnce<Shelf>("/shelf")).version;
}

/** Return the address of the manual in a language; empty if the server has none. */
export async function manualAddress(lang: string): Promise<string> {
  const home = (await fetchOnce<Shelf>("/shelf")).manual;
  if (!home) return "";
  return lang === "es" ? `${home}es/index.html` : `${home}index.html`;
}

export async function loadGame(id: string): Promise<GameInfo> {
  const found = (await loadGames()).find((game) => game.id === id);
  if (!found) throw new NotFoundError(id);
  return found;
}

export function loadBoard(path: string): Promise<BoardInfo> {
  return fetchOnce<BoardInfo>(path.replace(ROOT, ""));
}

export function createMatch(body: MatchRequest): Promise<Created> {
  return request<Created>("/matches", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Start a match from a moment of another one. */
export function forkMatch(match: string, link: string, body: ForkOptions): Promise<Created> {
  return request<Created>(`/matches/${encodeURIComponent(match)}/fork`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${link}` },
    body: JSON.stringify(body),
  });
}

export interface ReplayRange {
  readonly link: string;
  readonly start: number;
  readonly count: number;
}

export function withBearer(link: string): RequestInit {
  return { headers: { authorization: `Bearer ${link}` } };
}

/** Return the table after each decision from `start` on. */
export function loadReplay(match: string, { link, start, count }: ReplayRange): Promise<Replay> {
  return request<Replay>(`/matches/${encodeURIComponent(match)}/replay?start=${start}&count=${count}`, withBearer(link));
}

/** Return the summary of a finished match. */
export function loadSummary(match: string, link: string): Promise<MatchSummary> {
  return request<MatchSummary>(`/matches/${encodeURIComponent(match)}/summary`, withBearer(link));
}

/** Return the analysis of a finished match once more than `after` decisions are analysed. */
export function loadAnalysis(match: string, link: string, after: number): Promise<Analysis> {
  return request<Analysis>(`/matches/${encodeURIComponent(match)}/analysis?after=${after}`, withBearer(link));
}

/** Return a moment of the analysis with one more choice evaluated. */
export function analyseChoice(match: string, link: string, asked: MoveRequest): Promise<MomentAnalysed> {
  return request<MomentAnalysed>(`/matches/${encodeURIComponent(match)}/analysis`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${link}` },
    body: JSON.stringify(asked),
  });
}

export function loadMatch(match: string, link: string): Promise<MatchInfo> {
  return request<MatchInfo>(`/matches/${encodeURIComponent(match)}`, withBearer(link));
}

/** Return the custom mission of a match. */
export function loadMatchMission(match: string, link: string): Promise<MatchMission> {
  return request<MatchMission>(`/matches/${encodeURIComponent(match)}/mission`, withBearer(link));
}

/** Check a custom mission: return its errors, or its page and map. */
export function checkMissionText(game: string, text: string): Promise<MissionLooked> {
  return request<MissionLooked>(`/games/${encodeURIComponent(game)}/missions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text }),
  });
}

/** Return the missions in the server's folder; invalid ones have an error. */
export async function listFolderMissions(): Promise<readonly OwnMissionInfo[]> {
  return (await request<OwnMissions>("/missions")).missions;
}

export async function loadFolderMission(name: string): Promise<string> {
  return (await request<MissionText>(`/missions/${encodeURIComponent(name)}`)).text;
}

/** Return a link for spectators. */
export async function spectatorLink(match: string, link: string): Promise<string> {
  const answer = await request<WatchLink>(`/matches/${encodeURIComponent(match)}/watching`, withBearer(link));
  return answer.link;
}

/** Delete a match for good; requires the host's link. */
export async function deleteMatch(match: string, link: string): Promise<void> {
  await request<Deleted>(`/matches/${encodeURIComponent(match)}`, { ...withBearer(link), method: "DELETE" });
}

type Printed = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Word>>>>>>;

/** Return the printed values of a game's components. */
export async function loadPrintedValues(game: string): Promise<{ readonly figures: Figures }> {
  const printed = await fetchOnce<Printed>(`/games/${encodeURIComponent(game)}/figures`);
  return { figures: (kind, name) => printed[kind]?.[kebab(name)] ?? {} };
}

/** Return the names of all components of a game, by kind. */
export async function loadPrintedNames(game: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const printed = await fetchOnce<Printed>(`/games/${encodeURIComponent(game)}/figures`);
  return Object.fromEntries(Object.entries(printed).map(([kind, things]) => [kind, Object.keys(things)]));
}

export interface Text {
  readonly en: string;
  readonly es: string;
}

export interface RuleRecord extends Text {
  readonly id: string;
  readonly see?: readonly string[];
}

export interface RulebookRecord {
  readonly chapters: readonly { id: string; title: Text; rules: readonly RuleRecord[] }[];
  readonly skills?: readonly (RuleRecord & { name: Text })[];
  readonly missions?: readonly { id: string; title: Text; rules?: readonly RuleRecord[] }[];
  readonly rulings?: readonly { id: string; question: Text; ruling: Text }[];
}

export function loadRulebook(game: string): Promise<RulebookRecord> {
  return fetchOnce<RulebookRecord>(`/games/${encodeURIComponent(game)}/rulebook`);
}

/** Return Zombiland's board: regions, exits, sewers. */
export function loadRingBoard(game: string): Promise<RingBoard> {
  return fetchOnce<RingBoard>(`/games/${encodeURIComponent(game)}/board`);
}

/** Load the address at which other devices reach this server. */
export const loadNetwork = (): Promise<NetworkInfo> => request("/network");

/** Open this server to the home network. */
export function openNetwork(): Promise<NetworkInfo> {
  const body: NetworkRequest = { open: true };
  return request<NetworkInfo>("/network", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}
