/** The server's REST interface: shelf, boards, rulebooks, matches, replays. */
import type { RingBoard } from "@/boards/ring";
import { type Lang } from "@/lib/state/settings.svelte";
import type {
  Analysis,
  BoardInfo,
  Created,
  Deleted,
  ForkWish,
  GameInfo,
  MatchInfo,
  MatchMission,
  MatchWish,
  MissionLooked,
  MissionText,
  MomentAnalysed,
  MoveAsked,
  OwnMissionInfo,
  OwnMissions,
  ProblemRecord,
  Replay,
  Shelf,
  Tale,
  WatchLink,
} from "./protocol";
import { kebab, type Figures, type Word } from "@/lib/i18n/words";

const ROOT = "/api/v1";

/** Something the server would not do, in both languages: which one is read may change while it stands there. */
export class Refused extends Error {
  readonly code: string;
  readonly told: Readonly<Record<Lang, string>>;

  constructor(problem: ProblemRecord) {
    super(problem.en);
    this.code = problem.code;
    this.told = problem;
  }
}

/** An address that leads to nothing of this server: cut on its way, or of a game that is not here. */
export class Lost extends Error {}

/** What the server says of links that open nothing, or nothing any more. */
const OPENS_NOTHING = new Set(["bad-link", "no-such-match", "no-such-game", "no-such-page"]);

/** Whether trying again would find no more than it did. */
export function leadsNowhere(problem: unknown): boolean {
  return problem instanceof Lost || (problem instanceof Refused && OPENS_NOTHING.has(problem.code));
}

/** The server could not be reached at all; the browser's own words for it are of no language of ours. */
export class Unreached extends Error {}

async function answered(path: string, init?: RequestInit): Promise<[Response, string]> {
  try {
    const answer = await fetch(`${ROOT}${path}`, init);
    return [answer, await answer.text()];
  } catch (failed) {
    throw failed instanceof TypeError ? new Unreached(failed.message, { cause: failed }) : failed;
  }
}

/** Ask the server; what it refuses is thrown in both languages. */
export async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const [answer, text] = await answered(path, init);
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    throw new Error(`${answer.status} ${answer.statusText}`);
  }
  if (!answer.ok) {
    const problem = told as Partial<ProblemRecord>;
    if (problem.en && problem.es && problem.code) throw new Refused(problem as ProblemRecord);
    throw new Error(`${answer.status} ${answer.statusText}`);
  }
  return told as T;
}

const kept = new Map<string, Promise<unknown>>();

/** Fetched once for as long as the page lives; a failure is not kept. */
export function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = call<T>(path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

export async function shelf(): Promise<readonly GameInfo[]> {
  return (await once<Shelf>("/shelf")).games;
}

/** Whether this server has a club, where tables are open to others. */
export async function hasClub(): Promise<boolean> {
  return (await once<Shelf>("/shelf")).club ?? false;
}

/** Which Horda the server runs. */
export async function version(): Promise<string> {
  return (await once<Shelf>("/shelf")).version;
}

/** The first page of the manual in a language; empty where the server has none. */
export async function manual(lang: string): Promise<string> {
  const home = (await once<Shelf>("/shelf")).manual;
  if (!home) return "";
  return lang === "es" ? `${home}es/index.html` : `${home}index.html`;
}

export async function gameOf(id: string): Promise<GameInfo> {
  const found = (await shelf()).find((game) => game.id === id);
  if (!found) throw new Lost(id);
  return found;
}

export function board(path: string): Promise<BoardInfo> {
  return once<BoardInfo>(path.replace(ROOT, ""));
}

export function create(wish: MatchWish): Promise<Created> {
  return call<Created>("/matches", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
}

/** Begin a match with a moment of another one. */
export function fork(match: string, link: string, wish: ForkWish): Promise<Created> {
  return call<Created>(`/matches/${encodeURIComponent(match)}/fork`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${link}` },
    body: JSON.stringify(wish),
  });
}

export interface Span {
  readonly link: string;
  readonly start: number;
  readonly count: number;
}

export function bearing(link: string): RequestInit {
  return { headers: { authorization: `Bearer ${link}` } };
}

/** The table after each decision from one number on. */
export function replay(match: string, { link, start, count }: Span): Promise<Replay> {
  return call<Replay>(`/matches/${encodeURIComponent(match)}/replay?start=${start}&count=${count}`, bearing(link));
}

/** What is told of a match that is over. */
export function tale(match: string, link: string): Promise<Tale> {
  return call<Tale>(`/matches/${encodeURIComponent(match)}/tale`, bearing(link));
}

/** The analysis of a match that is over; the answer waits until more than so many decisions were looked at. */
export function analysis(match: string, link: string, after: number): Promise<Analysis> {
  return call<Analysis>(`/matches/${encodeURIComponent(match)}/analysis?after=${after}`, bearing(link));
}

/** A moment of the analysis, with what one choice more would have been worth. */
export function analyseAnother(match: string, link: string, asked: MoveAsked): Promise<MomentAnalysed> {
  return call<MomentAnalysed>(`/matches/${encodeURIComponent(match)}/analysis`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${link}` },
    body: JSON.stringify(asked),
  });
}

export function matchInfo(match: string, link: string): Promise<MatchInfo> {
  return call<MatchInfo>(`/matches/${encodeURIComponent(match)}`, bearing(link));
}

/** The mission that a match carries, where it is not of the box. */
export function matchMission(match: string, link: string): Promise<MatchMission> {
  return call<MatchMission>(`/matches/${encodeURIComponent(match)}/mission`, bearing(link));
}

/** What is wrong with a mission that somebody wrote; if nothing is, its page and its map. */
export function lookAt(game: string, text: string): Promise<MissionLooked> {
  return call<MissionLooked>(`/games/${encodeURIComponent(game)}/missions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text }),
  });
}

/** The missions in the server's folder; those that are broken say why. */
export async function folderMissions(): Promise<readonly OwnMissionInfo[]> {
  return (await call<OwnMissions>("/missions")).missions;
}

export async function folderMission(name: string): Promise<string> {
  return (await call<MissionText>(`/missions/${encodeURIComponent(name)}`)).text;
}

/** A link to hand on: by it one watches, and can do nothing. */
export async function watchLink(match: string, link: string): Promise<string> {
  const told = await call<WatchLink>(`/matches/${encodeURIComponent(match)}/watching`, bearing(link));
  return told.link;
}

/** Delete a match for good; only the host's link may. */
export async function remove(match: string, link: string): Promise<void> {
  await call<Deleted>(`/matches/${encodeURIComponent(match)}`, { ...bearing(link), method: "DELETE" });
}

type Printed = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Word>>>>>>;

/** What is printed on the things of a game, for the texts that describe them. */
export async function content(game: string): Promise<{ readonly figures: Figures }> {
  const printed = await once<Printed>(`/games/${encodeURIComponent(game)}/figures`);
  return { figures: (kind, name) => printed[kind]?.[kebab(name)] ?? {} };
}

/** What the box of a game holds, by kind: the names of all that has figures. */
export async function printedNames(game: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const printed = await once<Printed>(`/games/${encodeURIComponent(game)}/figures`);
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

export function rulebook(game: string): Promise<RulebookRecord> {
  return once<RulebookRecord>(`/games/${encodeURIComponent(game)}/rulebook`);
}

/** Zombiland's board: regions, exits, sewers. */
export function ringBoard(game: string): Promise<RingBoard> {
  return once<RingBoard>(`/games/${encodeURIComponent(game)}/board`);
}
