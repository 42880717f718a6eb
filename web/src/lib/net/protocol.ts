// Made by tools/generate/protocol.py from the messages and records of src/horda/server. Do not edit.
// docs/contributors/protocol.md says what the messages mean.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** What arguments hold. */
export type Plain = number | string | boolean | Json[] | null;

export const PROTOCOL = 3;

/** A choice of a seat: `{"seat": 0, "do": "move", "args": {"zone": "E4"}}`. */
export interface ChoiceRecord {
  seat: number;
  do: string;
  args?: Record<string, Plain>;
  standing?: "" | "match" | "turn";
}

/** How a choice loses the match before the turn is over. */
export interface LossRecord {
  result?: ResultRecord | null;
}

/** The result of a match: the winners, the scores by seat, and why (locale id `<game>-why-<why>`). */
export interface ResultRecord {
  winners: number[];
  scores: number[];
  why: string;
  about?: Record<string, Plain>;
  together?: boolean;
}

/** An open choice of a seat, and what the seat should know before making it. */
export interface OfferedChoice {
  choice: ChoiceRecord;
  price?: number | null;
  noisy?: boolean;
  lasting?: boolean;
  vain?: boolean;
  loss?: LossRecord | null;
}

/** A choice that is shown but disabled, with the rule that forbids it and arguments for its explanation. */
export interface RefusalRecord {
  choice: ChoiceRecord;
  rule: string;
  about: Record<string, Plain>;
}

/** A question: its name (locale id `<game>-ask-<name>`) and arguments. */
export interface PromptRecord {
  ask: string;
  about: Record<string, Plain>;
}

/** A standing order: the question's name and the choice that answers it. */
export interface OrderRecord {
  ask: string;
  choice: ChoiceRecord;
}

/** A line of the log as it reads now: the sentence of an event, which may sum up several that happened. */
export interface LogLineRecord {
  back: number;
  event: string;
  args: Record<string, Plain>;
}

/** An event (locale id `<game>-event-<name>`); `"?"` replaces a card that the seat may not know. */
export interface EventRecord {
  event: string;
  args: Record<string, Plain>;
  lines?: LogLineRecord[] | null;
}

/** Who plays a seat: somebody `here` at the creator's screen, somebody with a `link`, or a `bot`. */
export interface SeatRequest {
  who: "bot" | "here" | "link";
  name?: string;
  bot?: string;
}

/** A clock, chosen at the start: seconds for a turn, from a minute to thirty days. */
export interface ClockRequest {
  seconds: number;
  out?: "open" | "tell" | "turn";
}

/** The settings of a table beside the rules. */
export interface Arrangement {
  undo?: "ask" | "free";
  clock?: ClockRequest | null;
  advice?: boolean;
  leaving?: "bot" | "wait";
  show_wait?: number;
}

/** A match to be created. With a given `seed` its dice are known beforehand, which the match shows to everybody. */
export interface MatchRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, number | string | boolean | null>;
  seed?: string | null;
  waits?: boolean;
  clock?: ClockRequest | null;
  advice?: boolean;
  undo?: "ask" | "free";
  leaving?: "bot" | "wait";
  show_wait?: number;
}

/** A match that continues from the table after `n` choices of another one. */
export interface ForkOptions {
  n: number;
  seats: SeatRequest[];
  seat?: number | null;
  waits?: boolean;
}

/** A seat as everybody at the table may see it. */
export interface SeatInfo {
  seat: number;
  name: string;
  bot: string;
  away: boolean;
  here: boolean;
  online: boolean;
  came?: boolean;
  gone?: number;
  opened?: boolean;
  declined?: boolean;
  door?: boolean;
}

/** An action on somebody's seat, which the log shows after `events` events. */
export interface DeedRecord {
  kind: "bot_put_in" | "clock_opened" | "clock_told" | "clock_turn" | "new_link";
  by: number | null;
  seat: number;
  events: number;
  at: string;
}

/** A turn with a running clock. */
export interface TurnInfo {
  seat: number;
  until: string;
  left: number | null;
  out: boolean;
}

/** The clock of a match: seconds for a turn, what happens when it runs out, and the running turns. */
export interface ClockInfo {
  seconds: number;
  out: "open" | "tell" | "turn";
  turns: TurnInfo[];
}

/** A match as everybody at the table may know it. */
export interface MatchInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, Plain>;
  seats: SeatInfo[];
  paused: boolean;
  created: string;
  commitment: string;
  seed: string | null;
  seed_given: boolean;
  over: boolean;
  spectators: number;
  deeds: DeedRecord[];
  read_only?: boolean;
  begun?: boolean;
  clock?: ClockInfo | null;
  successor?: string;
  advice?: boolean;
  undo?: "ask" | "free";
  leaving?: "bot" | "wait";
  show_wait?: number;
}

/** The secret link of a seat. Its page is `/#/match/<match>/<link>`. */
export interface SeatLink {
  seat: number;
  link: string;
}

/** A new match and its secret links, which are not shown again. */
export interface Created {
  match: MatchInfo;
  link: string;
  links: SeatLink[];
  spectator: string;
}

/** A part of a bot's speech (locale id `say-<words>` of the game), with its arguments. */
export interface SpeechClause {
  words: string;
  args: Record<string, Plain>;
}

/** A bot's speech about an offer to a seat: what it wants, what it gives, and why. */
export interface BotSpeech {
  to: number;
  asks: SpeechClause[];
  gives: SpeechClause[];
  because: SpeechClause;
}

/** A chat line; `seat` is null for a spectator, and a phrase is a locale id. */
export interface ChatLine {
  number: number;
  seat: number | null;
  text: string;
  phrase: boolean;
  at: string;
  speech?: BotSpeech | null;
}

/** One change of the view: set the value at the path `at` (keys and indexes) to `put`, or drop it. */
export interface Change {
  at: (string | number)[];
  put?: Json;
  drop?: boolean;
}

/** The table after choice `n`: the events since the previous one, and the view. */
export interface ReplayFrame {
  n: number;
  events_from: number;
  events: EventRecord[];
  deciders: number[];
  view: Record<string, Json>;
  pictures?: Change[][] | null;
}

/** A part of a match, choice by choice; 0 is the table after set-up. */
export interface Replay {
  match: MatchInfo;
  seat: number | null;
  moves: number;
  result: ResultRecord | null;
  frames: ReplayFrame[];
  unseen?: number;
}

/** The standing at the end of a round, after `n` choices. */
export interface RoundSummary {
  round: number;
  n: number;
  standing: Record<string, number[]>;
}

/** An important event of a match, caused by choice `n`. */
export interface KeyMoment {
  n: number;
  round: number;
  event: EventRecord;
}

/** The summary of a finished match, as a seat may know it. */
export interface MatchSummary {
  seat: number | null;
  rounds: RoundSummary[];
  moments: KeyMoment[];
}

/** A link for spectators, who see public information and cannot act. */
export interface WatchLink {
  match: string;
  link: string;
}

/** A match that was deleted. */
export interface Deleted {
  match: string;
}

/** The reason why a request failed: a locale id (`server-<code>`) and the text in both languages. */
export interface ProblemRecord {
  code: string;
  args: Record<string, string | number>;
  en: string;
  es: string;
}

/** Whether the server works, and its problems if it does not. */
export interface Health {
  status: "ok" | "unwell";
  version: string;
  database: string;
  matches: number;
  sockets: number;
  problems?: string[];
  stuck?: number;
}

/** A possible event (locale id `advice-fact-<family>-<event>`) and the share of matches in which it happens. */
export interface AdviceFact {
  event: string;
  args: Record<string, Plain>;
  share: number;
}

/** An evaluated choice: its chance to win and what follows from it. */
export interface AdviceOption {
  choice: ChoiceRecord;
  chance: number;
  low: number;
  high: number;
  worse: boolean;
  plan: ChoiceRecord[];
  likely: AdviceFact[];
  wrong: AdviceFact | null;
}

/** The chance at the start of a round, after `n` choices, with its range. */
export interface RoundChance {
  round: number;
  n: number;
  chance: number;
  low: number;
  high: number;
}

/** The chance after the first `n` choices. */
export interface ChanceAfter {
  n: number;
  chance: number;
}

/** A turning point of a match: the choice made after `n` others. */
export interface MomentAnalysed {
  n: number;
  round: number;
  kind: "cards" | "choice" | "dice" | "luck";
  verdict: "" | "doubtful" | "good" | "mistake";
  seat: number;
  who: string;
  choice: ChoiceRecord;
  before: number;
  after: number;
  part: number;
  options: AdviceOption[];
  untried: ChoiceRecord[];
  samples: number;
  heading: EventRecord | null;
  events: EventRecord[];
}

/** A request to evaluate another choice at a turning point of a finished match. */
export interface MoveRequest {
  n: number;
  choice: ChoiceRecord;
}

/** The changes of the chance by one player's or survivor's choices. */
export interface PartsBy {
  seat: number;
  who: string;
  choice: number;
  dice: number;
  cards: number;
}

/** The analysis of a finished match; partial while it is being computed. */
export interface Analysis {
  seat: number;
  together: boolean;
  looked: number;
  of: number;
  done: boolean;
  learnt: boolean;
  guessed: boolean;
  rolled: boolean;
  rounds: RoundChance[];
  course: ChanceAfter[];
  moments: MomentAnalysed[];
  choice: number;
  dice: number;
  cards: number;
  rest: number;
  by: PartsBy[];
}

/** An option of a match (locale id `<game>-option-<name>`). */
export interface OptionInfo {
  name: string;
  values: Plain[];
  default: Plain;
}

/**
 * A mission of a box, named by the locale id `<game>-mission-<id>`.
 *
 * `map` is its drawing, `board` its geometry, `cover` a picture.
 */
export interface MissionInfo {
  id: string;
  number: number;
  group: "first_steps" | "more" | "rulebook";
  origin: string;
  difficulty: "easy" | "hard" | "medium" | "tutorial";
  minutes: number;
  survivors: [number, number];
  seats: [number, number];
  rivals: boolean;
  tiles: [number, number];
  map: string;
  board: string;
  cover: string;
  level?: "" | "easy" | "hard" | "medium" | "tutorial";
  won?: number | null;
  rounds?: number | null;
  kinds?: ("collect" | "escape" | "hold" | "hunt" | "race")[];
  needs?: string[];
}

/** The texts on a box in one language (locale id `<game>-box`). */
export interface BoxWords {
  title: string;
  line?: string;
  holds?: string;
  about?: string;
}

/** A game on the shelf (locale id `<game>-title`). */
export interface GameInfo {
  id: string;
  title: string;
  rules: number;
  family: string;
  seats: [number, number];
  minutes: number;
  difficulty: "easy" | "hard" | "medium";
  secrets: boolean;
  options: OptionInfo[];
  missions: MissionInfo[];
  bots: string[];
  best_bot: string;
  levels: string[];
  catalogues: string[];
  box: Record<string, BoxWords>;
  colour: string;
  cover: string;
  rulebook: boolean;
  usual_seats: number;
  deals_colours: boolean;
  living: string[];
  dead: string[];
  players?: string[];
}

/** The catalogue of all games that this server offers. */
export interface Shelf {
  protocol: number;
  version: string;
  languages: string[];
  games: GameInfo[];
  club?: boolean;
  manual?: string;
}

/** The text of a mission file. */
export interface MissionText {
  text: string;
}

/** An error or warning in a mission file, with its line; an `error` makes it unplayable. */
export interface MissionFault {
  line: number;
  error: boolean;
  en: string;
  es: string;
}

/** The result of checking a mission: its errors, and the rest if it can be played. */
export interface MissionLooked {
  faults: MissionFault[];
  name?: string;
  mission?: MissionInfo | null;
  words?: Record<string, Record<string, string>>;
  figures?: Record<string, number | string>;
  map?: string;
}

/** A mission in the server's folder: its file name, game and title. */
export interface OwnMissionInfo {
  name: string;
  game: string;
  en: string;
  es: string;
  fault: MissionFault | null;
}

/** The missions in the server's folder. */
export interface OwnMissions {
  missions: OwnMissionInfo[];
}

/** A rectangle in the board's coordinates. */
export interface Rect {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A zone: its name (that of its first cell), kind, cells and centre. */
export interface ZoneInfo {
  name: string;
  kind: string;
  building: number;
  cells: Rect[];
  x: number;
  y: number;
}

/**
 * A door, barrier or hedge that changes during play; `view.shut` lists the names of closed ones.
 *
 * `shut` and `open` are SVG to draw over the board, in the board's coordinates.
 */
export interface GateInfo {
  name: string;
  kind: string;
  colour: string;
  zones: [string, string];
  x: number;
  y: number;
  upright: boolean;
  shut: string;
  open: string;
}

/** A feature printed on a tile. */
export interface FeatureInfo {
  kind: string;
  colour: string;
  zone: string;
  x: number;
  y: number;
}

/** The place of a mission token on the map: the zone and its side. */
export interface TokenSpot {
  kind: string;
  colour: string;
  zone: string;
  side: string;
}

/** A floor of the board: its name (locale id `floor`), and where its label is drawn. */
export interface FloorInfo {
  name: string;
  x: number;
  y: number;
}

/** The fixed parts of a Zombicide board: the drawing without gates, and the positions of everything on it. */
export interface BoardInfo {
  width: number;
  height: number;
  unit: number;
  svg: string;
  zones: ZoneInfo[];
  gates: GateInfo[];
  features: FeatureInfo[];
  tokens: TokenSpot[];
  floors: FloorInfo[];
}

/** The custom mission of a match. */
export interface MatchMission {
  name: string;
  words: Record<string, Record<string, string>>;
  figures: Record<string, number | string>;
  board: BoardInfo;
}

/** A request to open the server to the home network. */
export interface NetworkRequest {
  open: true;
}

/** The address at which others reach this server. */
export interface NetworkInfo {
  address: string;
  openable: boolean;
}

/** Somebody who looks for a game: a name and the wanted games (empty: any). */
export interface WaitRequest {
  name: string;
  games: string[];
  language: "en" | "es";
  agreed: string;
}

/** A request to see a room; with `waiting`, the visitor stays on the waiting list while they repeat the request. */
export interface VisitRequest {
  visitor: string;
  room?: string;
  waiting?: WaitRequest | null;
}

/** A request to open seats of a match to the club, with the host's link as bearer token. */
export interface TableRequest {
  match: string;
  seats: number[];
  visitor: string;
  room: string;
  language: "en" | "es";
  name: string;
  agreed: string;
}

/** A request for a free seat at an open table. */
export interface JoinRequest {
  visitor: string;
  room: string;
  name: string;
  agreed: string;
}

/** The club: its name, its rules, and whether it has a moderator. */
export interface ClubInfo {
  name: string;
  rules_en: string;
  rules_es: string;
  rules: string;
  tables_a_person: number;
  moderated: boolean;
}

/** An open table in a room's list. */
export interface ClubTable {
  match: string;
  game: string;
  mission: string;
  seats: number;
  free: number;
  name: string;
  language: "en" | "es";
  opened: string;
  mine: boolean;
}

/** An entry of a room's waiting list. */
export interface ClubWaiting {
  id: string;
  name: string;
  games: string[];
  language: "en" | "es";
  since: string;
  mine: boolean;
}

/** The tables and the waiting list of a room; visitors who wait repeat their request after `again` seconds. */
export interface ClubRoom {
  tables: ClubTable[];
  waiting: ClubWaiting[];
  again: number;
}

/** A seat that was taken, with its secret link, which is shown once. */
export interface ClubSeat {
  match: string;
  game: string;
  mission: string;
  seat: number;
  link: string;
}

/** The visitor who took a seat at an open table. */
export interface ModeratedSeat {
  seat: number;
  name: string;
}

/** An open table as the moderator sees it. */
export interface ModeratedTable {
  table: ClubTable;
  private: boolean;
  taken: ModeratedSeat[];
}

/** Somebody on a waiting list, as the moderator sees them. */
export interface ModeratedVisitor {
  waiting: ClubWaiting;
  private: boolean;
}

/** A temporary ban. */
export interface BanRecord {
  id: string;
  name: string;
  address: boolean;
  until: string;
}

/** All open tables, waiting visitors and bans, for the moderator. */
export interface ModerationOverview {
  tables: ModeratedTable[];
  waiting: ModeratedVisitor[];
  bans: BanRecord[];
}

/** A request to ban somebody who waits, who opened a table, or who took a seat. */
export interface BanRequest {
  minutes: number;
  address?: boolean;
  waiting?: string | null;
  match?: string | null;
  seat?: number | null;
}

/** The response if there is nothing to return. */
export interface ClubDone {
  done?: true;
}

/** A text in both languages. */
export interface LessonText {
  en: string;
  es: string;
}

/** A hint, shown after `after` seconds without a tap. */
export interface HintInfo {
  en: string;
  es: string;
  after: number;
}

/** A lesson as its course lists it. */
export interface LessonInfo {
  id: string;
  title: LessonText;
  about: LessonText;
  rules: string[];
  topic: string;
  minutes: number;
  whole: boolean;
}

/** The lessons of a game, in order. */
export interface LessonCourse {
  game: string;
  lessons: LessonInfo[];
}

/** The courses of all games that have one. */
export interface Courses {
  courses: LessonCourse[];
}

/** The start of a lesson: its goal, new rule, hints and board. */
export interface LessonSheet {
  lesson: LessonInfo;
  goal: LessonText;
  new: LessonText;
  hints: HintInfo[];
  mission: string;
  carried: MatchMission | null;
}

/** Whether and at which address this server offers passkeys, or why not. */
export interface PasskeysOffered {
  offered: boolean;
  why: "" | "no-address" | "no-library";
  address: string;
}

/** The data with which a device creates a passkey within `seconds`. */
export interface NewPasskeyChallenge {
  challenge: string;
  name: string;
  person: string;
  algorithms: number[];
  known: string[];
  seconds: number;
}

/** The data with which a device signs in with a passkey within `seconds`. */
export interface ComeBackChallenge {
  challenge: string;
  name: string;
  seconds: number;
}

/** A passkey that a device has created, with the name its person gave it. */
export interface NewPasskey {
  name: string;
  client_data: string;
  attestation: string;
}

/** The signed challenge of a device that signs in with a passkey. */
export interface PasskeyShown {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  person: string;
}

/** One of a person's passkeys. */
export interface PasskeyInfo {
  id: string;
  name: string;
  created: string;
}

/** A person's passkeys, oldest first, and the largest allowed number. */
export interface PasskeyList {
  passkeys: PasskeyInfo[];
  most: number;
}

/** The exported data of a passkey, of which the server only has the public key. */
export interface PasskeyExport {
  name: string;
  created: string;
  credential: string;
  public_key: string;
  counter: number;
}

/** A browser's client data: the ceremony, its challenge and the page's origin. */
export interface ClientData {
  type: string;
  challenge: string;
  origin: string;
  crossOrigin?: boolean;
}

/** An empty request: `{}`. */
export interface Nothing {
}

/** A request for a new personal link; `passkeys` are those that stay valid. */
export interface NewKeyRequest {
  passkeys?: string[];
}

/** A new person's secret key, shown once; it is the only proof of identity. Its page is `/#/me/<key>`. */
export interface PersonMade {
  id: string;
  key: string;
}

/** A named text that a person's devices share; `revision` counts its changes. */
export interface SavedText {
  name: string;
  text: string;
  revision: number;
}

/** A person's data, as their own devices see it. */
export interface Person {
  id: string;
  created: string;
  invites: boolean;
  kept: SavedText[];
}

/** A request to change a person's settings. */
export interface PersonChange {
  invites: boolean;
}

/** A request to store a text if its stored revision is the given one (0: there is none yet). */
export interface SavedTextRequest {
  name: string;
  text: string;
  revision: number;
}

/** A request to add a match to the list, with one of its links. */
export interface MatchShown {
  match: string;
  link: string;
}

/** A request for this device's link to a place on the list; without a seat for hosts and spectators. */
export interface OpenRequest {
  role: "host" | "seat" | "spectator";
  seat?: number | null;
}

/** A link for this device only, shown once. */
export interface LinkMade {
  match: string;
  link: string;
  role: "host" | "seat" | "spectator";
  seat: number | null;
}

/** A match on a person's list: whose turn it is, and since when. */
export interface MyMatch {
  match: string;
  game: string;
  mission: Plain;
  role: "host" | "seat" | "spectator";
  seat: number | null;
  names: string[];
  bots: boolean[];
  mine: number[];
  asked: number[];
  since: string;
  over: boolean;
  paused: boolean;
  begun: boolean;
  due: string | null;
  successor: string;
  round?: number | null;
}

/** A seat that somebody keeps for this person. */
export interface Invitation {
  id: string;
  match: string;
  game: string;
  mission: Plain;
  seat: number;
  sender: string;
  at: string;
}

/** A person's list: matches that wait for them come first, then the last played. */
export interface MyMatches {
  matches: MyMatch[];
  invitations: Invitation[];
}

/** A co-player whom the person may invite: their name at the last common match, and its time. */
export interface Friend {
  id: string;
  name: string;
  game: string;
  at: string;
}

/** Everybody whom a person may invite. */
export interface Friends {
  friends: Friend[];
}

/** A request to keep a free seat for a friend, with the host's link. */
export interface FriendInvitation {
  person: string;
  match: string;
  link: string;
  seat: number;
  sender?: string;
}

/** The response to an answered invitation: a link for this device, or null if it was declined. */
export interface InvitationAnswered {
  opened: LinkMade | null;
}

/** Whether to take the seat. */
export interface InvitationAnswer {
  accept: boolean;
}

/** The response if there is nothing to return. */
export interface PersonDone {
  done?: boolean;
}

/** A place on a person's list, as exported. */
export interface SeatExport {
  match: string;
  game: string;
  role: string;
  seat: number | null;
  name: string;
  added: string;
}

/** A chat line from one of this person's seats, as exported. */
export interface ChatExport {
  match: string;
  text: string;
  at: string;
}

/** The exported data of a person: everything that is stored about them. */
export interface PersonExport {
  person: Person;
  seats: SeatExport[];
  said: ChatExport[];
  invitations: Invitation[];
  passkeys: PasskeyExport[];
  devices: Device[];
  quiet: string[];
}

/** A device that receives notices; its endpoint and keys are not shown. */
export interface Device {
  id: string;
  name: string;
  lang: string;
  service: string;
  made: string;
}

/** The news of a match since the page was last closed, as the most important events. */
export interface News {
  table: MyMatch;
  since: string | null;
  count: number;
  moments: EventRecord[];
  seat: number | null;
  prompt: PromptRecord | null;
}

/** Whether this server sends notices to closed pages. */
export interface PushInfo {
  on: boolean;
  key: string;
  why: "" | "no-library" | "off";
}

/** A request to notify this device, with its browser's `PushSubscription`. */
export interface DeviceRequest {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: "en" | "es";
  name?: string;
}

/** A person's devices and muted matches. */
export interface NoticeSettings {
  devices: Device[];
  quiet: string[];
}

/** A request to mute a match, or to unmute it. */
export interface MuteRequest {
  quiet: boolean;
}

/** One face of a tile: its name and its picture as SVG. */
export interface TileFace {
  id: string;
  faces: string[];
  svg: string;
}

/** A kind of token or edge in the game's missions. */
export interface PieceKind {
  kind: string;
  colours: string[];
  most: number | null;
  slots?: string[];
  is_listed?: boolean;
}

/** A place in a sentence that holds a value. */
export interface Slot {
  name: string;
  kind: string;
  options?: (string | number | boolean)[];
  is_required?: boolean;
  default?: string | number | boolean | null;
  is_list?: boolean;
}

/** A word of the vocabulary: its key in the file, and the slots of its sentence. */
export interface WordForm {
  key: string;
  use: string;
  bare: Slot[];
  fields: Slot[];
  bare_fields?: string[];
}

/** An event that a mission may react to, and the slots that limit it. */
export interface EventForm {
  key: string;
  filters: Slot[];
}

/** The vocabulary of a game's missions: all words and values of their sentences. */
export interface Vocabulary {
  conditions: WordForm[];
  effects: WordForm[];
  events: EventForm[];
  values: Record<string, string[]>;
  token_slots: Slot[];
}

/** The content of the workshop of a game. */
export interface WorkshopKit {
  game: string;
  unit: number;
  tiles: TileFace[];
  tokens: PieceKind[];
  edges: PieceKind[];
  floors: string[];
  has_lifts: boolean;
  vocabulary: Vocabulary;
  max_bytes: number;
  max_across: number;
  wanted: Record<string, [number, number]>;
}

/** A mission of the box as a starting point: its file, and its texts by language in the form of a custom mission. */
export interface BoxMission {
  text: string;
  words: Record<string, Record<string, string | number | boolean | Json[] | Record<string, Json> | null>>;
}

/** The text of a mission that is being drawn. */
export interface DraftText {
  text: string;
}

/** A change of the text: set or remove the value at a path, or insert before an item of a list. */
export interface TextEdit {
  do: "insert" | "remove" | "set";
  path: string;
  value?: string | number | boolean | Json[] | Record<string, Json> | null;
}

/** A fix for a problem: its label in both languages, and its changes, which are one step of undo. */
export interface FixRecord {
  en: string;
  es: string;
  edits: TextEdit[];
}

/** A problem of a draft: its line, its path in the file, its place on the map, and possible fixes. */
export interface DraftProblem {
  severity: "advice" | "error" | "warning";
  what: string;
  line: number;
  path: string;
  en: string;
  es: string;
  cells?: string[];
  fixes?: FixRecord[];
}

/** A border between two cells, and the edges allowed on it. */
export interface EdgePlace {
  between: [string, string];
  x: number;
  y: number;
  upright: boolean;
  is_open: boolean;
  allowed: string[];
  reason?: string;
}

/** The result of checking a draft: its problems, and the parts of its board that could be drawn. */
export interface DraftChecked {
  problems: DraftProblem[];
  is_playable: boolean;
  board?: BoardInfo | null;
  edges?: EdgePlace[];
  mission?: MissionInfo | null;
  words?: Record<string, Record<string, string>>;
  map?: string;
}

/** A request to play some matches of a draft with a bot. */
export interface PlayTestAsked {
  text: string;
  bot: string;
  survivors: number;
  first: number;
  count?: number;
}

/** One match of a play-test. */
export interface TestMatch {
  number: number;
  won: boolean;
  why: string;
  rounds: number;
  survivors: number;
  lost: number;
  goals: Record<string, number>;
  causes: Record<string, number>;
  deaths: Record<string, number>;
}

/** The matches that were played, in the order of their numbers. */
export interface PlayTested {
  matches: TestMatch[];
}

/** A request for changes that may make a draft easier or harder. */
export interface SuggestionsAsked {
  text: string;
  is_easier: boolean;
  deaths?: Record<string, number>;
}

/** A change of a draft: its description in both languages, the changed file and the changes of the text. */
export interface Suggestion {
  en: string;
  es: string;
  text: string;
  edits: TextEdit[];
}

/** The suggested changes. */
export interface SuggestionsFound {
  suggestions: Suggestion[];
}

/** A mission that was played while tuning: its dial position, matches and wins. */
export interface PlayedPoint {
  at: number[];
  played: number;
  won: number;
}

/** A request to continue tuning a draft, with all results so far. */
export interface TuneAsked {
  text: string;
  win: number;
  knobs?: string[];
  points?: PlayedPoint[];
}

/** A mission on the curve: its dial position, matches and wins, and its differences in both languages. */
export interface TuningPoint {
  at: number[];
  played: number;
  won: number;
  en: string;
  es: string;
}

/** The state of a tuning: the curve from the easiest to the hardest played mission. */
export interface Tuned {
  points: TuningPoint[];
  best: number;
  is_done: boolean;
  is_reached: boolean;
  edits?: TextEdit[];
}

/** A request to continue generating a mission, with all results so far. */
export interface GenerateAsked {
  tiles: number;
  difficulty: string;
  style: string;
  seed: number;
  attempt?: number;
  points?: PlayedPoint[];
}

/** The state of a generation; it includes the file once the mission is as hard as wanted, or as near as possible. */
export interface Generated {
  attempt: number;
  points: PlayedPoint[];
  is_done: boolean;
  is_reached: boolean;
  won: number;
  text?: string;
}

/** A piece: its id in positions, its name, and its number in the box (0 if unlimited). */
export interface Piece {
  id: string;
  name: string;
  count?: number;
  kind?: string;
}

/** All pieces that a position of a game may name. */
export interface Box {
  living: Piece[];
  dead: Piece[];
  tokens?: Piece[];
  cards?: Piece[];
  places?: Piece[];
  doors?: string[];
  missions?: Piece[];
  skills?: Piece[];
  players?: Piece[];
}

/**
 * A happening at the real table: a decision, a roll of dice, or a drawn card.
 *
 * Exactly one of the three is set: `choose` is a choice as worked examples write it (`rolf strike axe E4`), `dice` are
 * the faces in the order in which they are used, `card` is the face of a drawn card and `pile` its pile.
 */
export interface Happening {
  choose?: string;
  dice?: number[];
  card?: string;
  pile?: string;
}

/** An arrow on the board: a figure's movement from one place to another. */
export interface Arrow {
  figure: string;
  origin: string;
  to: string;
  count?: number;
  is_open?: boolean;
}

/** One numbered step of an answer: its sentence, the event behind it, arrows, and the rules. */
export interface AnswerStep {
  number: number;
  sentence: string;
  event: string;
  args: Record<string, Json>;
  rules?: string[];
  arrows?: Arrow[];
  places?: string[];
  board?: Record<string, Json> | null;
}

/** An open choice: the line to answer with, its sentence and its price. */
export interface OpenChoice {
  line: string;
  sentence: string;
  seat: number;
  do: string;
  args: Record<string, Json>;
  price?: number | null;
  is_noisy?: boolean;
  is_futile?: boolean;
  arrow?: Arrow | null;
  rule?: string;
}

/** A choice that is not allowed: the rule against it, and a sentence on what would allow it. */
export interface RefusedChoice {
  line: string;
  do: string;
  args: Record<string, Json>;
  rule: string;
  sentence: string;
}

/** A decision that the rules leave to players: the deciders, the rule, and the choices. */
export interface OpenDecision {
  ask: string;
  sentence: string;
  seats: number[];
  rule?: string;
  choices?: OpenChoice[];
  unknown_cards?: number;
}

/** A face of a card, its name, and the number of such cards among the unknown ones. */
export interface CardCount {
  face: string;
  name: string;
  count: number;
}

/** Dice or a card that the answer needs and that must be entered. */
export interface MissingChance {
  kind: "card" | "dice";
  event: string;
  args: Record<string, Json>;
  sentence?: string;
  count?: number;
  pile?: string;
  faces?: CardCount[];
}

/** The course of events from a position, up to the next decision, missing dice or card, or the end. */
export interface Course {
  steps: AnswerStep[];
  text: string;
  decision?: OpenDecision | null;
  missing?: MissingChance | null;
  result?: string;
  accepted?: number;
}

/** A visible place, its distance, the figures in it, and whether a carried weapon reaches it. */
export interface SightAnswer {
  place: string;
  distance: number;
  is_reached: boolean;
  figures?: string[];
}

/** The places and figures that a figure sees, or that are seen from a place; sight works both ways. */
export interface SightLines {
  origin: string;
  seen: SightAnswer[];
  unseen?: SightAnswer[];
  rules?: string[];
  sentence?: string;
}

/** A card in a hand that adds to a fight: its owner, when it may be played, and the rule or the reason why not. */
export interface FightCard {
  owner: string;
  card: string;
  name: string;
  bonus: number;
  moment: "later" | "never" | "now";
  rule: string;
  success?: number;
}

/** The odds of one attempt: an attack, a fight, opening a door, a search. */
export interface AttemptOdds {
  line: string;
  sentence: string;
  success: number;
  kind: "attack" | "door" | "fight" | "search";
  dice?: number;
  needed?: number;
  damage?: number;
  spread?: number[];
  friend?: number;
  friends?: string[];
  faces?: CardCount[];
  power?: number;
  added?: number;
  cards?: FightCard[];
  bites?: number;
  is_deadly?: boolean;
  loss_rules?: string[];
  rules?: string[];
  leaves_out?: string[];
}

/** The votes of a player in a location, and their reasons. */
export interface VoteShare {
  seat: number;
  owner: string;
  votes: number;
  reasons?: ([string, number, string])[];
  may_name?: string[];
  names?: string;
}

/** An outcome that is still possible: the elected player, the decider, and the votes that lead to it. */
export interface VoteOutcome {
  elected: string[];
  is_tie: boolean;
  decider: string;
  when: Record<string, string>;
  tally: Record<string, number>;
  losses?: string[];
  rules?: string[];
}

/** A vote in a location: whether it takes place, the votes by owner, and the outcomes still possible. */
export interface VoteAnswer {
  place: string;
  vote: "" | "attack" | "sharing";
  sentence: string;
  zombies: number;
  threshold: number;
  shares: VoteShare[];
  outcomes: VoteOutcome[];
  rules?: string[];
  decision?: OpenDecision | null;
}

/** The open choices of a figure, and the refused ones with reasons. */
export interface Permissions {
  who: string;
  may: OpenChoice[];
  may_not: RefusedChoice[];
  sentence?: string;
  unknown_cards?: number;
}

/** An entry of the rulebook: a rule, a ruling or a worked example. */
export interface RuleFound {
  id: string;
  kind: "example" | "rule" | "ruling" | "skill";
  title: string;
  text: string;
  see?: string[];
}

/** A fix for a position: its description, and the position after it. */
export interface PositionFix {
  sentence: string;
  text: string;
}

/** A problem of a position: what is impossible, where, by which rule, and up to three fixes. */
export interface PositionProblem {
  code: string;
  sentence: string;
  where?: string[];
  rule?: string;
  fixes?: PositionFix[];
}

/** A position as a client sends it: a text, a code from a link, or the parsed keys. */
export interface SentPosition {
  game?: string;
  text?: string;
  code?: string;
  given?: Record<string, Json> | null;
  lang?: "en" | "es";
}

/** A question about a position, with what has happened at the table since. */
export interface PositionQuestion {
  game?: string;
  text?: string;
  code?: string;
  given?: Record<string, Json> | null;
  lang?: "en" | "es";
  ask?: "may" | "odds" | "play" | "sees" | "votes" | "zombies";
  who?: string;
  line?: string;
  counted?: string[];
  place?: string;
  pointing?: Record<string, string>;
  vote?: "" | "attack" | "sharing";
  happened?: Happening[];
  pictures?: boolean;
}

/** A position to be drawn. */
export interface PictureRequest {
  game?: string;
  text?: string;
  code?: string;
  given?: Record<string, Json> | null;
  lang?: "en" | "es";
  theme?: "night" | "paper";
}

/** A match that is to begin at a position. */
export interface RefereedMatchRequest {
  game?: string;
  text?: string;
  code?: string;
  given?: Record<string, Json> | null;
  lang?: "en" | "es";
  seats?: SeatRequest[];
  waits?: boolean;
}

/** A position that was read: its text and code, its keys, its view, and its problems. */
export interface PositionInfo {
  game: string;
  placesKey: string;
  text: string;
  code: string;
  given: Record<string, Json>;
  problems: PositionProblem[];
  seats?: string[];
  view?: Record<string, Json> | null;
  board?: BoardInfo | null;
  decision?: OpenDecision | null;
}

/** The answer to a question; only the field for the asked question is set. */
export interface RefereeAnswer {
  course?: Course | null;
  may?: Permissions | null;
  sees?: SightLines | null;
  odds?: AttemptOdds[] | null;
  votes?: VoteAnswer | null;
}

/** The results of a search in a rulebook. */
export interface RulesFound {
  found: RuleFound[];
}

/** The first message: the match, the secret link, and the last change and events that this client has. */
export interface Hello {
  type: "hello";
  protocol: number;
  match: string;
  link: string;
  seat?: number | null;
  since?: number | null;
  events?: number;
  door?: boolean;
}

/**
 * Sit down after `hello` with `door`, or show another seat of the link (several people at one screen).
 *
 * Answered by `welcome`.
 */
export interface Sit {
  type: "sit";
  seat: number;
  events?: number;
}

/**
 * Answer the question of that number with a choice; `choice.standing` makes it a standing order.
 *
 * Repeated with the same `id` it gets the same answer and is not applied twice. An answer to a question that is no
 * longer asked is refused: `other-question`, or `taken-back` if it was applied and undone.
 */
export interface Choose {
  type: "choose";
  question: number;
  choice: ChoiceRecord;
  id: string;
}

/** End all standing orders of a seat. */
export interface Revoke {
  type: "revoke";
  seat: number;
  id?: string;
}

/**
 * Undo this seat's last choice and everything after it.
 *
 * It happens at once if nobody learnt anything since or nobody else must agree; otherwise the table votes. Repeated
 * with the same `id` it is not applied twice.
 */
export interface Undo {
  type: "undo";
  seat: number;
  question: number;
  id: string;
}

/** Agree to the proposal of that number, or refuse it. */
export interface Consent {
  type: "consent";
  number: number;
  agree: boolean;
  id?: string;
}

/** Withdraw the sender's own proposal. */
export interface Withdraw {
  type: "withdraw";
  number: number;
  id?: string;
}

/** Ask for the odds of an open choice, computed exactly by the rules. */
export interface AskOdds {
  type: "odds";
  choice: ChoiceRecord;
  id?: string;
}

/** Ask for the places that a seat's figure can reach in several steps. */
export interface AskWays {
  type: "ways";
  seat: number;
  id?: string;
}

/** Ask what the zombies would do if their turn came now, or after some steps of the seat. */
export interface AskForecast {
  type: "forecast";
  seat: number;
  steps?: ChoiceRecord[];
  id?: string;
}

/** Ask what a figure sees, or what is seen from a place, now or after some steps of the seat. */
export interface AskSight {
  type: "sight";
  seat: number;
  name: string;
  steps?: ChoiceRecord[];
  id?: string;
}

/**
 * Ask what each choice of a seat is worth. Answered by `advice`, repeatedly until it is `done`.
 *
 * Another request for the same seat, or its next choice, ends it; `stop` only ends it. `also` is a choice that must
 * be among the evaluated ones. `forgo` proposes to the others to play on without advice, and is answered by `done`.
 */
export interface AskAdvice {
  type: "advise";
  seat: number;
  longer?: boolean;
  stop?: boolean;
  forgo?: boolean;
  also?: ChoiceRecord | null;
  id?: string;
}

/** Send a chat message: free text, or a ready phrase by its locale id. */
export interface Say {
  type: "say";
  text: string;
  phrase?: boolean;
  seat?: number | null;
  id?: string;
}

/**
 * Let a bot play a seat, or take it back: the sender's seat, or as the host that of somebody who left.
 *
 * A bot that the host put in leaves as soon as the person is back.
 */
export interface Stand {
  type: "stand_in";
  seat: number;
  bot?: string | null;
  id?: string;
}

/**
 * Give the only answer of an absent person's question; those who are there vote on it (`proposed`).
 *
 * Refused with `several-answers` if there is more to decide, or if the game hides cards.
 */
export interface AnswerFor {
  type: "answer_for";
  seat: number;
  id?: string;
}

/** Change the name of the person at a seat. */
export interface Rename {
  type: "rename";
  seat: number;
  name: string;
  id?: string;
}

/** Pause or resume the match as its host; with a clock, other players propose it to the table. */
export interface Pause {
  type: "pause";
  paused: boolean;
  id?: string;
}

/** Change the table settings as the host, as often as wanted until the match begins (`begun`). */
export interface Arrange {
  type: "arrange";
  how: Arrangement;
  id?: string;
}

/**
 * As the host, take a seat from its present player; a bot plays it, and `link` returns a new link.
 *
 * A link shows the seat's cards, so the others vote first (`proposed`); after they agreed, the same message fetches
 * it.
 */
export interface Kick {
  type: "kick";
  seat: number;
  id?: string;
}

/** Ask for more time in a reaction window, visibly to all, or stop asking; with or without a choice. */
export interface Think {
  type: "think";
  seat: number;
  on?: boolean;
  id?: string;
}

/**
 * This screen has shown everything up to `seq`; the timer of a reaction window waits for that, within a bound.
 *
 * Answered by `done` only if it has an `id`.
 */
export interface Shown {
  type: "shown";
  seq: number;
  id?: string;
}

/**
 * Show everybody at the table a gesture for a moment. It is no part of the match and is never stored.
 *
 * A `ping` names one place, an `arrow` two, a `plan` the places of a walk in their order (none: the plan is dropped).
 * A `reaction` is one of the ready words.
 */
export interface Point {
  type: "point";
  seat: number;
  gesture: "arrow" | "ping" | "plan" | "reaction";
  places?: string[];
  reaction?: "" | "help" | "no" | "ouch" | "thanks" | "wait" | "yes";
  id?: string;
}

/** Report whether this page is visible: people without a visible page on any device get notifications. */
export interface Look {
  type: "look";
  on: boolean;
  id?: string;
}

/** Check the connection. Answered by `pong` with the newest `seq`. */
export interface Ping {
  type: "ping";
  id?: string;
}

/**
 * The first message of a learner, instead of `hello`: the lesson, and the choices made in it before.
 *
 * Answered by `welcome` and `lesson`. The server stores nothing of a lesson, so a returning client sends its choices
 * again.
 */
export interface Learn {
  type: "learn";
  protocol: number;
  game: string;
  lesson: string;
  made?: string[];
  seq?: number;
}

/** Restart the lesson. */
export interface Again {
  type: "again";
  id?: string;
}

/** Make the next step of the lesson's solution. */
export interface ShowMe {
  type: "show_me";
  id?: string;
}

/** The current question, and what this seat may do about it. */
export interface SeatQuestion {
  question: number;
  deciders: number[];
  prompt: PromptRecord | null;
  choices: OfferedChoice[];
  refusals: RefusalRecord[];
  orders: OrderRecord[];
  undo: "ask" | "free" | "no";
  result: ResultRecord | null;
}

/** A proposal that the table votes on. */
export interface Proposal {
  number: number;
  kind: "answer" | "go_on" | "new_link" | "no_advice" | "pause" | "stand_in" | "undo";
  by: number | null;
  agreed: number[];
  waiting: number[];
  moves: number;
  seat: number | null;
  seconds: number;
}

/** An open reaction window, which closes for all seats at once, whether or not they could act. */
export interface OpenWindow {
  seat: number;
  thinking: number[];
  left: number | null;
  whole: number;
  watching?: number[];
}

/** The table as the seat sees it now; sent after `hello` and `sit`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  match: MatchInfo;
  seats: number[];
  host: boolean;
  seat: number | null;
  seq: number;
  moves: number;
  view: Record<string, Json>;
  events_from: number;
  events: EventRecord[];
  asked: SeatQuestion;
  chat: ChatLine[];
  proposal: Proposal | null;
  window?: OpenWindow | null;
}

/** The match changed. `changes` turn the view of `base` into the new one; otherwise `view` is whole. */
export interface Update {
  type: "update";
  seq: number;
  moves: number;
  seat: number | null;
  events_from: number;
  events: EventRecord[];
  asked: SeatQuestion;
  base?: number;
  changes?: Change[] | null;
  view?: Record<string, Json> | null;
  taken_back?: boolean;
  pictures?: Change[][] | null;
}

/** The seats, who is connected, and whether the match is paused. */
export interface MatchChanged {
  type: "table";
  match: MatchInfo;
}

/** A new chat line. */
export interface Chat {
  type: "chat";
  line: ChatLine;
}

/** Somebody points at places, shows a planned walk or reacts; clients show it for a moment. */
export interface Pointed {
  type: "pointed";
  seat: number;
  gesture: "arrow" | "ping" | "plan" | "reaction";
  places: string[];
  reaction: "" | "help" | "no" | "ouch" | "thanks" | "wait" | "yes";
}

/**
 * The proposal that the table votes on; null if it has ended.
 *
 * It ends when all have `agreed` or one has `refused`, when it is `withdrawn`, when the match has moved on
 * (`lapsed`), when the time is over (`late`), and when somebody who was asked has `left`.
 */
export interface Proposed {
  type: "proposed";
  proposal: Proposal | null;
  kind: "answer" | "go_on" | "new_link" | "no_advice" | "pause" | "stand_in" | "undo";
  outcome: "agreed" | "asked" | "lapsed" | "late" | "left" | "refused" | "withdrawn";
}

/** A reaction window opened, or somebody asked for time; null if it has closed. */
export interface Window {
  type: "window";
  window: OpenWindow | null;
}

/** The dice of an attack before they are rolled, and what they may do. */
export interface AttackRecord {
  dice: number;
  needed: number;
  damage: number;
  distance: number;
  kills: number[];
  friends: string[];
  wounded: number;
  fatal: number;
}

/**
 * The odds of a choice by name, such as `kill` and `friend` (probabilities) and `kills` (an average) in Zombicide.
 *
 * Empty if no dice are involved.
 */
export interface Odds {
  type: "odds";
  id: string;
  choice: ChoiceRecord;
  chances: Record<string, number>;
  attack?: AttackRecord | null;
}

/** A reachable place, the steps that lead there, and their total cost. */
export interface Way {
  place: string;
  choices: ChoiceRecord[];
  price: number;
}

/** The cheapest way to each reachable place, computed from what the seat knows. */
export interface Ways {
  type: "ways";
  id: string;
  ways: Way[];
}

/** The progress of a lesson, sent after each change of its table. */
export interface LessonUpdate {
  type: "lesson";
  seq: number;
  status: "open" | "solved" | "wrong";
  said: LessonText[];
  kept: number;
  added: string[];
  tries: number;
  anew?: boolean;
  shown?: ChoiceRecord | null;
  lost?: boolean;
}

/** The next action of a group of zombies of one kind: a move to one of several places, or an attack. */
export interface IntentRecord {
  kind: string;
  count: number;
  place: string;
  to: string[];
  action: number;
  reason: string;
  seen: string[];
  heard: string[];
  noise: number;
}

/** The next moves of the zombies that are already determined; empty if none are. */
export interface Forecast {
  type: "forecast";
  id: string;
  intents: IntentRecord[];
}

/** A visible place, its distance, and whether a carried weapon reaches it. */
export interface SightRecord {
  place: string;
  distance: number;
  reached: boolean;
}

/** All places that are visible to a figure or from a place. */
export interface Sight {
  type: "sight";
  id: string;
  name: string;
  places: SightRecord[];
}

/** The values of a seat's choices, best first, computed from what the seat knows. */
export interface Advice {
  type: "advice";
  id: string;
  seat: number;
  question: number;
  options: AdviceOption[];
  playouts: number;
  seconds: number;
  done: boolean;
  judged: boolean;
  cut_short: boolean;
  left_out: number;
}

/** A seat asked for advice; the answer goes to that seat only. */
export interface Advised {
  type: "advised";
  seat: number;
}

/** A request was carried out (and a choice is stored). */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** A new secret link of a seat, for the host to hand on. The old one is void. */
export interface Link {
  type: "link";
  id: string;
  seat: number;
  link: string;
}

/** The reason why a request failed: a locale id (`server-<code>`) and the text in both languages. */
export interface Problem {
  type: "problem";
  id: string;
  code: string;
  args: Record<string, string | number>;
  rules: string[];
  en: string;
  es: string;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  id: string;
  seq: number;
}

/** The server closes this connection, and why; `again` means that the client should reconnect by itself. */
export interface Bye {
  type: "bye";
  code: string;
  again: boolean;
  en: string;
  es: string;
}

/** A place of the board (text id: `<label>-<name>`); `ways` are the adjacent places. */
export interface PlainPlaceView {
  name: string;
  x: number;
  y: number;
  kind: string;
  label: string;
  ways: string[];
}

/** A piece in a place: a seat's figure, or a thing of some kind (text id: `<kind>-<name>`). */
export interface PlainPieceView {
  place: string;
  seat: number | null;
  kind: string;
  name: string;
  figure: string;
  count: number;
}

/** A pile of cards (text id: `pile-<name>`): its size and its open faces, the top last. */
export interface PlainPileView {
  name: string;
  count: number;
  cards: string[];
}

/** The cards and facts of a player: the hand (`?` for a card unknown to the viewer), and the cards on the table. */
export interface PlainSeatView {
  seat: number;
  hand: string[];
  front: string[];
  facts: Record<string, number | string | boolean>;
  out: boolean;
}

/** The table as one seat (None: a spectator) may know it. */
export interface PlainView {
  game: string;
  seat: number | null;
  seats: number;
  round: number;
  active: number[];
  places: PlainPlaceView[];
  pieces: PlainPieceView[];
  piles: PlainPileView[];
  players: PlainSeatView[];
  facts: Record<string, number | string | boolean>;
  options: Record<string, Plain>;
  over: boolean;
}

/** The public values of a survivor. */
export interface ZombicideSurvivorView {
  name: string;
  seat: number;
  team: number;
  zone: string;
  experience: number;
  level: number;
  wounds: number;
  life: number;
  actions: number;
  free: number[];
  has_acted: boolean;
  skills: string[];
  slots: string[];
  unloaded: string[];
  specialties: string[];
  follows: boolean;
  leader: string;
}

/** A token on the board. */
export interface ZombicideTokenView {
  kind: string;
  zone: string;
  colour: string;
  face_down: boolean;
}

/** The match as one seat knows it. */
export interface ZombicideView {
  game: string;
  options: Record<string, Plain>;
  seat: number | null;
  asked: Record<string, Plain>;
  mission: string;
  goals: boolean[];
  round: number;
  phase: string;
  first: number;
  active: string;
  danger: number;
  survivors: ZombicideSurvivorView[];
  zombies: Record<string, Record<string, number>>;
  lying: Record<string, Record<string, number>>;
  noise: Record<string, number>;
  tokens: ZombicideTokenView[];
  shut: string[];
  supply: Record<string, number>;
  horde: Record<string, number>;
  piles: Record<string, number>;
  discarded: string[];
  shown: Record<string, string[]>;
  marks: Record<string, Record<string, number>>;
  killed: Record<string, number>;
  unlocked: string[];
  taken: Record<string, number>;
  carriers: Record<string, string>;
  tallies: Record<string, number>;
  parts: Record<string, Record<string, Plain>>;
}

/** A living Character: owner, location, side, points and votes. */
export interface CityOfHorrorCharacterView {
  who: string;
  seat: number;
  location: string;
  rested: boolean;
  hidden: boolean;
  points: number;
  rested_points: number;
  exhausted_points: number;
  votes: number;
}

/** A location: its board, the Characters and goods there, and the attack and votes that would happen now. */
export interface CityOfHorrorLocationView {
  id: string;
  number: number;
  side: string;
  spaces: number;
  pay: string;
  gain: string;
  attack: number;
  zombies: number;
  characters: string[];
  antidotes: number;
  cards: string[];
  markers: number;
  markers_needed: number;
  full: boolean;
  closed: boolean;
  resolved: boolean;
  attacked: boolean;
  votes: number[];
}

/** A player: goods as this seat knows them, Movement card, and record of promises. */
export interface CityOfHorrorPlayerView {
  seat: number;
  colour: string;
  out: boolean;
  hand: string[];
  antidotes: number;
  food: string[];
  movement: string | null;
  to_move: boolean;
  back_door: boolean;
  promises_kept: number;
  promises_broken: number;
  window_drafts: number;
  round_offers: number;
  offers_left: number;
  no_offers: string;
}

/** An Action card that may still be cancelled: its player, its targets, and the cancellations so far. */
export interface CityOfHorrorPlayedView {
  seat: number;
  card: string;
  aims: ([string, number | string])[];
  cancels: string[];
}

/** Everything that a seat may know. */
export interface CityOfHorrorView {
  seat: number | null;
  round: number;
  phase: string;
  here: string | null;
  asked: Record<string, Plain>;
  played: CityOfHorrorPlayedView | null;
  step: string;
  stakes: CityOfHorrorStakesView | null;
  voted: string;
  elect: number[];
  first: number;
  leader: string;
  track: string[];
  corners: string[];
  order: string[];
  players: CityOfHorrorPlayerView[];
  characters: CityOfHorrorCharacterView[];
  locations: CityOfHorrorLocationView[];
  horde: number;
  ambulance: number;
  deck: number;
  discard: string[];
  truck: number;
  shown_food: string[];
  invasion: ([string, string])[];
  invaded: string[];
  markers_left: number;
  last_move: [string, string] | null;
  blonde_calmed: boolean;
  granny_up: boolean;
  grandpa_votes: boolean;
  mother: boolean;
  mama_enters: boolean;
  promises_bind: boolean;
  offers: CityOfHorrorOfferView[];
  draft: CityOfHorrorOfferView | null;
  pledges: CityOfHorrorPledgeView[];
  record: CityOfHorrorPastPromise[];
  claims: CityOfHorrorClaim[];
}

/** The coming vote in the location being resolved, as far as public facts determine it. */
export interface CityOfHorrorStakesView {
  vote: string;
  named: number[];
  votes: number[];
  bound: ([number, number])[];
  tie: number | null;
  possible: number[];
  decides: number | null;
}

/** An open offer, or a draft (number 0). */
export interface CityOfHorrorOfferView {
  id: number;
  by: number;
  to: number | null;
  refused_by: number[];
  parts: CityOfHorrorPartView[];
  answers?: number;
  then?: CityOfHorrorStakesView | null;
}

/** One part of an offer: side, kind, subject, location. */
export interface CityOfHorrorPartView {
  by_maker: boolean;
  kind: string;
  subject: number | string;
  location: string | null;
}

/** A promise that is still open. */
export interface CityOfHorrorPledgeView {
  by: number;
  to: number;
  kind: string;
  subject: number | string;
  location: string;
  binds: boolean;
}

/** A promise that was kept or broken, or lapsed. */
export interface CityOfHorrorPastPromise {
  by: number;
  to: number;
  kind: string;
  status: string;
  subject: number | string;
  location: string;
}

/** A claim about the next Invasion card that this seat heard or made. */
export interface CityOfHorrorClaim {
  by: number;
  to: number;
  invasion: string;
}

/** One player as others see them; hands hold `?` for each card the viewer does not know. */
export interface ZombilandPlayer {
  seat: number;
  character: string;
  status: string;
  space: string | null;
  region: string | null;
  health: number;
  tokens: string[];
  hand: string[];
  zombie_hand: string[];
  in_front: string[];
  bonus: number;
  played_this_turn: boolean;
}

/** The current fight: the survivor, the power to reach, the bonus so far, and the lowest die that wins. */
export interface ZombilandFight {
  fighter: number;
  foe: number | null;
  card: string;
  power: number;
  added: number;
  die: number;
  needed: number;
  chance: number;
}

/** The table as one seat (None: a spectator) may know it. */
export interface ZombilandView {
  game: string;
  seat: number | null;
  seats: number;
  round: number;
  turn: number;
  active: number;
  first: number;
  team: boolean;
  players: ZombilandPlayer[];
  deaths: number[];
  pool: number;
  removed: number;
  lying: Record<string, number>;
  decks: Record<string, number>;
  top_encounter: string;
  resource_discard: string[];
  encounter_discard: string[];
  zombie_discard: string[];
  encounter: string[];
  fight: ZombilandFight | null;
  roll: number;
  deciders: number[];
  prompt: Record<string, Plain> | null;
  options: Record<string, Plain>;
  over: boolean;
  winners: number[] | null;
  why: string | null;
}

/** What a client sends. */
export type ToServer =
  | Hello
  | Learn
  | Sit
  | Choose
  | Revoke
  | Undo
  | Consent
  | Withdraw
  | AskOdds
  | AskWays
  | AskForecast
  | AskSight
  | AskAdvice
  | Say
  | Stand
  | AnswerFor
  | Rename
  | Pause
  | Arrange
  | Kick
  | Again
  | ShowMe
  | Think
  | Shown
  | Point
  | Look
  | Ping;

/** What a client gets. */
export type ToClient =
  | Welcome
  | Update
  | MatchChanged
  | Chat
  | Pointed
  | Proposed
  | Window
  | Odds
  | Ways
  | Forecast
  | Sight
  | LessonUpdate
  | Advice
  | Advised
  | Done
  | Link
  | Problem
  | Pong
  | Bye;

/** The view of a family; of one that has no table here, `PlainView`. */
export type View =
  | PlainView
  | ZombicideView
  | CityOfHorrorView
  | ZombilandView;

/** Arguments whose numbers are seats: a sentence is given the players' names for them. */
export const SEAT_ARGUMENTS: readonly string[] = ["against", "by", "fighter", "other", "owner", "player", "rival", "seat", "survivors", "target", "to", "victim", "zombie", "zombies"];

/** Arguments that hold names of other kinds, too. */
export const SAME_AS: Readonly<Record<string, readonly string[]>> = {
  origin: ["space"],
  to: ["zone"],
  second: ["zone"],
  weapon: ["card"],
  aid: ["card"],
  by: ["skill", "card"],
  other: ["survivor"],
  friend: ["survivor"],
  companion: ["survivor"],
  target: ["survivor"],
  zombies: ["zombie"],
  attack: ["zombie"],
  needed: ["specialty", "skill"],
  moment: ["mission"],
  matter: ["mission"],
  way: ["mission"],
  brings: ["zombie"],
  killed: ["zombie"],
  seen: ["survivor"],
  loudest: ["zone"],
  given: ["card"],
  got: ["card"],
  leaves: ["card"],
  then: ["card"],
  sharers: ["survivor"],
  actor: ["survivor"],
  lies: ["zone"],
};
