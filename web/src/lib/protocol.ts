// Made by tools/make_protocol.py from the messages and records of src/horda/server. Do not edit.
// docs/contributors/protocol.md says what the messages mean.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** What arguments hold. */
export type Plain = number | string | boolean | Json[] | null;

export const PROTOCOL = 2;

/** Something a seat may do: `{"seat": 0, "do": "move", "args": {"zone": "E4"}}`. */
export interface ChoiceRecord {
  seat: number;
  do: string;
  args?: Record<string, Plain>;
  standing?: "" | "match" | "turn";
}

/** A choice that stays on the table, dim, with the rule that forbids it and what to say of it. */
export interface RefusalRecord {
  choice: ChoiceRecord;
  rule: string;
  about: Record<string, Plain>;
}

/** What is asked: the question's name (words: `<game>-ask-<name>`) and what it is about. */
export interface PromptRecord {
  ask: string;
  about: Record<string, Plain>;
}

/** A standing order: the question's name and the choice that answers it. */
export interface OrderRecord {
  ask: string;
  choice: ChoiceRecord;
}

/** Something that happened (words: `<game>-event-<name>`); `"?"` stands for a card one may not know. */
export interface EventRecord {
  event: string;
  args: Record<string, Plain>;
}

/** How a match ended: who won, the scores by seat, and why (words: `<game>-why-<why>`). */
export interface ResultRecord {
  winners: number[];
  scores: number[];
  why: string;
  about?: Record<string, Plain>;
  together?: boolean;
}

/** Who shall sit in a seat: `here` at the screen of whoever creates the match, `link`, or `bot`. */
export interface SeatWish {
  who: "bot" | "here" | "link";
  name?: string;
  bot?: string;
}

/** A clock, chosen at the start: seconds for a turn, from a minute to thirty days. */
export interface ClockWish {
  seconds: number;
  out?: "open" | "tell" | "turn";
}

/** How a table plays beside the rules; what is left out is as usual. */
export interface Arrangement {
  undo?: "ask" | "free";
  clock?: ClockWish | null;
  advice?: boolean;
  leaving?: "bot" | "wait";
}

/** A match to be created. With a `seed` of one's own its dice are known beforehand, and it says so. */
export interface MatchWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, number | string | boolean | null>;
  seed?: string | null;
  waits?: boolean;
  clock?: ClockWish | null;
  advice?: boolean;
  undo?: "ask" | "free";
  leaving?: "bot" | "wait";
}

/** A match that goes on from the table after decision `n` of another one. */
export interface ForkWish {
  n: number;
  seats: SeatWish[];
  seat?: number | null;
  waits?: boolean;
}

/** A seat as all may see it. */
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

/** What somebody did to another's seat, to be read in the log after so many events. */
export interface DeedRecord {
  kind: "bot_put_in" | "clock_opened" | "clock_told" | "clock_turn" | "new_link";
  by: number | null;
  seat: number;
  events: number;
  at: string;
}

/** A turn that runs by the clock. */
export interface TurnInfo {
  seat: number;
  until: string;
  left: number | null;
  out: boolean;
}

/** The clock of a match: seconds for a turn, what happens when it runs out, and the turns that run now. */
export interface ClockInfo {
  seconds: number;
  out: "open" | "tell" | "turn";
  turns: TurnInfo[];
}

/** A match as all at the table may know it. */
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
}

/** The secret of a seat. The page of a link is `/#/match/<match>/<link>`. */
export interface SeatLink {
  seat: number;
  link: string;
}

/** A new match and its secrets: they are told once, here. */
export interface Created {
  match: MatchInfo;
  link: string;
  links: SeatLink[];
  spectator: string;
}

/** A part of what a bot says (words of the game: `say-<words>`), and what it is about. */
export interface ClauseTold {
  words: string;
  args: Record<string, Plain>;
}

/** What a bot says of an offer to a seat: what it asks for, what it gives, and why. */
export interface SpeechTold {
  to: number;
  asks: ClauseTold[];
  gives: ClauseTold[];
  because: ClauseTold;
}

/** Something said at the table; `seat` is null for a spectator, a phrase is an id of the words. */
export interface ChatLine {
  number: number;
  seat: number | null;
  text: string;
  phrase: boolean;
  at: string;
  speech?: SpeechTold | null;
}

/** One change of the view: put `put` at the path `at` (keys and places), or drop what is there. */
export interface Change {
  at: (string | number)[];
  put?: Json;
  drop?: boolean;
}

/** The table after decision `n`: what happened since the one before, and the view. */
export interface ReplayFrame {
  n: number;
  events_from: number;
  events: EventRecord[];
  deciders: number[];
  view: Record<string, Json>;
  pictures?: Change[][] | null;
}

/** A part of a match, decision by decision; 0 is the table after set-up. */
export interface Replay {
  match: MatchInfo;
  seat: number | null;
  moves: number;
  result: ResultRecord | null;
  frames: ReplayFrame[];
  unseen?: number;
}

/** How a match stood at the end of a round, after decision `n`. */
export interface RoundTold {
  round: number;
  n: number;
  standing: Record<string, number[]>;
}

/** Something that made a match what it was: it came of decision `n`. */
export interface MomentTold {
  n: number;
  round: number;
  event: EventRecord;
}

/** What is told of a match that is over, as a seat may know it. */
export interface Tale {
  seat: number | null;
  rounds: RoundTold[];
  moments: MomentTold[];
}

/** A link to a match by which one can look at what everybody may know, and do nothing. */
export interface WatchLink {
  match: string;
  link: string;
}

/** A match that is gone for good. */
export interface Deleted {
  match: string;
}

/** Why something was not done: an id of the words (`server-<code>`) and both languages. */
export interface ProblemRecord {
  code: string;
  args: Record<string, string | number>;
  en: string;
  es: string;
}

/** Whether the server goes on, and what ails it. */
export interface Health {
  status: "ok" | "unwell";
  version: string;
  database: string;
  matches: number;
  sockets: number;
  problems?: string[];
  stuck?: number;
}

/** What may happen (words: `advice-fact-<family>-<event>`), and in which share of matches it does. */
export interface FactTold {
  event: string;
  args: Record<string, Plain>;
  share: number;
}

/** A choice that was tried: its chance to win and what comes of it. */
export interface AdviceOption {
  choice: ChoiceRecord;
  chance: number;
  low: number;
  high: number;
  worse: boolean;
  plan: ChoiceRecord[];
  likely: FactTold[];
  wrong: FactTold | null;
}

/** The chance as a round began, after decision `n`, with its range. */
export interface ChanceTold {
  round: number;
  n: number;
  chance: number;
  low: number;
  high: number;
}

/** The chance after the first `n` decisions. */
export interface ChanceAfter {
  n: number;
  chance: number;
}

/** A decision that turned a match: `n` decisions had been made before it. */
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

/** Another choice at a moment of a match that is over: what would it have been worth? */
export interface MoveAsked {
  n: number;
  choice: ChoiceRecord;
}

/** What the decisions of one player, or of one survivor, did to the chance. */
export interface PartsBy {
  seat: number;
  who: string;
  choice: number;
  dice: number;
  cards: number;
}

/** The course of a match that is over; while it is worked out, how far that is. */
export interface Analysis {
  seat: number;
  together: boolean;
  looked: number;
  of: number;
  done: boolean;
  learnt: boolean;
  guessed: boolean;
  rolled: boolean;
  rounds: ChanceTold[];
  course: ChanceAfter[];
  moments: MomentAnalysed[];
  choice: number;
  dice: number;
  cards: number;
  rest: number;
  by: PartsBy[];
}

/** Something decided before a match (words: `<game>-option-<name>`). */
export interface OptionInfo {
  name: string;
  values: Plain[];
  default: Plain;
}

/** A mission of a box (words: `<game>-mission-<id>`); `map` is its drawing, `board` its geometry. */
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
}

/** What a box says of itself in one language (words: `<game>-box`). */
export interface BoxWords {
  title: string;
  line?: string;
  holds?: string;
  about?: string;
}

/** A box on the shelf (words: `<game>-title`). */
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

/** The shelf: all games that this server plays. */
export interface Shelf {
  protocol: number;
  version: string;
  languages: string[];
  games: GameInfo[];
  club?: boolean;
  manual?: string;
}

/** The text of a mission, as it would lie in a file. */
export interface MissionText {
  text: string;
}

/** Something wrong with a mission, by its line; an `error` keeps it from being played. */
export interface MissionFault {
  line: number;
  error: boolean;
  en: string;
  es: string;
}

/** What the server says of a mission: its faults; the rest where it can be played. */
export interface MissionLooked {
  faults: MissionFault[];
  name?: string;
  mission?: MissionInfo | null;
  words?: Record<string, Record<string, string>>;
  figures?: Record<string, number | string>;
  map?: string;
}

/** A mission in the server's folder: its file's name, the game it is for, its title. */
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

/** A cell of the board as drawn. */
export interface Rect {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A zone: its name (that of its first cell), its kind, its cells, and its middle. */
export interface ZoneInfo {
  name: string;
  kind: string;
  building: number;
  cells: Rect[];
  x: number;
  y: number;
}

/**
 * A door, barrier or hedge that changes in play; `view.shut` lists the names of those that are shut.
 *
 * `shut` and `open` are SVG to lay over the board, in the board's own coordinates.
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

/** Something printed on a tile. */
export interface FeatureInfo {
  kind: string;
  colour: string;
  zone: string;
  x: number;
  y: number;
}

/** Where the map draws a token of the mission: which side of its zone. */
export interface TokenSpot {
  kind: string;
  colour: string;
  zone: string;
  side: string;
}

/** A floor of the board: its name (words: `floor`), and where the drawing has room for it. */
export interface FloorInfo {
  name: string;
  x: number;
  y: number;
}

/** A Zombicide board that does not move: the drawing without gates, and where everything lies on it. */
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

/** The mission that a match carries, where it is not of the box. */
export interface MatchMission {
  name: string;
  words: Record<string, Record<string, string>>;
  figures: Record<string, number | string>;
  board: BoardInfo;
}

/** Somebody who looks for a game: a name, and which games (none: any). */
export interface WaitWish {
  name: string;
  games: string[];
  language: "en" | "es";
  agreed: string;
}

/** A request to see a room; with `waiting`, the visitor stays on its list while they keep asking. */
export interface VisitWish {
  visitor: string;
  room?: string;
  waiting?: WaitWish | null;
}

/** A request to open seats of a match to the club, with the host's link as bearer token. */
export interface TableWish {
  match: string;
  seats: number[];
  visitor: string;
  room: string;
  language: "en" | "es";
  name: string;
  agreed: string;
}

/** A request for a free seat at an open table. */
export interface JoinWish {
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

/** An open table. */
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

/** Somebody who looks for a game. */
export interface ClubWaiting {
  id: string;
  name: string;
  games: string[];
  language: "en" | "es";
  since: string;
  mine: boolean;
}

/** A room; visitors who wait ask again after `again` seconds. */
export interface ClubRoom {
  tables: ClubTable[];
  waiting: ClubWaiting[];
  again: number;
}

/** A seat that was taken: its secret link, shown once. */
export interface ClubSeat {
  match: string;
  game: string;
  mission: string;
  seat: number;
  link: string;
}

/** Who took a seat at an open table. */
export interface DeskSeat {
  seat: number;
  name: string;
}

/** An open table as the moderator sees it. */
export interface DeskTable {
  table: ClubTable;
  private: boolean;
  taken: DeskSeat[];
}

/** Somebody who waits, in any room. */
export interface DeskWaiting {
  waiting: ClubWaiting;
  private: boolean;
}

/** A temporary ban. */
export interface DeskBan {
  id: string;
  name: string;
  address: boolean;
  until: string;
}

/** Everything the moderator sees. */
export interface ModerationDesk {
  tables: DeskTable[];
  waiting: DeskWaiting[];
  bans: DeskBan[];
}

/** A request to ban somebody who waits, who opened a table, or who took a seat. */
export interface BanWish {
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
export interface Told {
  en: string;
  es: string;
}

/** A hint; it appears after `after` seconds without a tap. */
export interface HintInfo {
  en: string;
  es: string;
  after: number;
}

/** A lesson as its course lists it. */
export interface LessonInfo {
  id: string;
  title: Told;
  about: Told;
  rules: string[];
  topic: string;
  minutes: number;
  whole: boolean;
}

/** The lessons of a game, in order. */
export interface Course {
  game: string;
  lessons: LessonInfo[];
}

/** The courses of all games that have one. */
export interface Courses {
  courses: Course[];
}

/** What a lesson starts with: its goal, new rule, hints and board. */
export interface LessonSheet {
  lesson: LessonInfo;
  goal: Told;
  new: Told;
  hints: HintInfo[];
  mission: string;
  carried: MatchMission | null;
}

/** Whether this server has passkeys, and at which address; else why not. */
export interface PasskeysOffered {
  offered: boolean;
  why: "" | "no-address" | "no-library";
  address: string;
}

/** What a device needs to create a passkey, within `seconds`. */
export interface NewPasskeyChallenge {
  challenge: string;
  name: string;
  person: string;
  algorithms: number[];
  known: string[];
  seconds: number;
}

/** What a device needs to sign in with a passkey, within `seconds`. */
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

/** A passkey that a device signs in with: the challenge, signed. */
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

/** A person's passkeys, the oldest first, and how many there may be. */
export interface PasskeyList {
  passkeys: PasskeyInfo[];
  most: number;
}

/** A passkey as exported: the server only has its public key. */
export interface PasskeyKept {
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
export interface NewKeyWish {
  passkeys?: string[];
}

/** A person's new secret, shown once; whoever has it is that person. Its page is `/#/me/<key>`. */
export interface PersonMade {
  id: string;
  key: string;
}

/** A named text that a person's devices share; `revision` counts its changes. */
export interface Kept {
  name: string;
  text: string;
  revision: number;
}

/** A person, as their own devices see them. */
export interface Person {
  id: string;
  created: string;
  invites: boolean;
  kept: Kept[];
}

/** The fields of a person that may be changed. */
export interface PersonChange {
  invites: boolean;
}

/** A request to keep a text if it is still at that revision (0: there is none yet). */
export interface KeptWish {
  name: string;
  text: string;
  revision: number;
}

/** A request to put a match on the list, with one of its links. */
export interface MatchShown {
  match: string;
  link: string;
}

/** A request for a link for this device to a place on the list; no seat for hosts and spectators. */
export interface OpenWish {
  role: "host" | "seat" | "spectator";
  seat?: number | null;
}

/** A link for this device alone, shown once. */
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

/** Somebody the person has played with and may invite: their name then, and when that was. */
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
export interface InviteWish {
  person: string;
  match: string;
  link: string;
  seat: number;
  sender?: string;
}

/** The result of an answer: a link for this device, or null if the seat was given back. */
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
export interface SeatKept {
  match: string;
  game: string;
  role: string;
  seat: number | null;
  name: string;
  added: string;
}

/** A chat line from one of this person's seats, as exported. */
export interface SaidKept {
  match: string;
  text: string;
  at: string;
}

/** Everything that is stored of a person. */
export interface PersonExport {
  person: Person;
  seats: SeatKept[];
  said: SaidKept[];
  invitations: Invitation[];
  passkeys: PasskeyKept[];
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

/** What happened at a table since its page was closed, as the most important events. */
export interface News {
  table: MyMatch;
  since: string | null;
  count: number;
  moments: EventRecord[];
  seat: number | null;
  prompt: PromptRecord | null;
}

/** Whether this server sends notices to devices whose page is closed. */
export interface PushInfo {
  on: boolean;
  key: string;
  why: "" | "no-library" | "off";
}

/** A request to notify this device, with its browser's `PushSubscription`. */
export interface DeviceWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: "en" | "es";
  name?: string;
}

/** A person's devices and muted matches. */
export interface NoticesTold {
  devices: Device[];
  quiet: string[];
}

/** A request to mute a match, or not. */
export interface QuietWish {
  quiet: boolean;
}

/** The first message: which match, by which secret link, and what this client has already seen. */
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
 * Sit down by a link that was opened, or show another of its seats (one screen, several people).
 *
 * Answered by `welcome`.
 */
export interface Sit {
  type: "sit";
  seat: number;
  events?: number;
}

/**
 * Make a choice, an answer to the question of that number; `choice.standing` makes it a standing order.
 *
 * Sent again with the same `id` it is answered as before and not done twice. One for another question
 * than the seat is asked now is refused: `other-question`, or `taken-back` where it was made and undone.
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
 * Take back this seat's last choice and all that came after it.
 *
 * At once where nobody learnt anything since or nobody else has to agree; else the table is asked.
 * Sent again with the same `id` it is not done twice.
 */
export interface Undo {
  type: "undo";
  seat: number;
  question: number;
  id: string;
}

/** Agree, or not, to the proposal of that number. */
export interface Consent {
  type: "consent";
  number: number;
  agree: boolean;
  id?: string;
}

/** Whoever made a proposal takes it back. */
export interface Withdraw {
  type: "withdraw";
  number: number;
  id?: string;
}

/** What may be expected of a choice that is open now, worked out exactly by the rules. */
export interface AskOdds {
  type: "odds";
  choice: ChoiceRecord;
  id?: string;
}

/** How far a seat's figure gets by several steps, as far as nothing happens on the way. */
export interface AskWays {
  type: "ways";
  seat: number;
  id?: string;
}

/** What those whom nobody plays would do if their turn came now, or after some steps of the seat. */
export interface AskForecast {
  type: "forecast";
  seat: number;
  steps?: ChoiceRecord[];
  id?: string;
}

/** What somebody on the board sees, or whoever stands in a place, now or after some steps of the seat. */
export interface AskSight {
  type: "sight";
  seat: number;
  name: string;
  steps?: ChoiceRecord[];
  id?: string;
}

/**
 * What each choice of a seat is worth. Answered by `advice`, again and again until it is `done`.
 *
 * Another one for the same seat, or its next decision, ends it; with `stop` nothing new is begun. `also` is
 * a choice that has to be among those that are tried. With `forgo` the others are asked to play on without
 * any advice; that is answered by `done`.
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

/** Something said at the table: own words, or a ready phrase by the id of its words. */
export interface Say {
  type: "say";
  text: string;
  phrase?: boolean;
  seat?: number | null;
  id?: string;
}

/**
 * Let a bot play a seat, or take it back from one: the seat's own person, or the host for one who left.
 *
 * A bot that the host put in leaves by itself as soon as the person is back.
 */
export interface Stand {
  type: "stand_in";
  seat: number;
  bot?: string | null;
  id?: string;
}

/** What the person of a seat wants to be called. */
export interface Rename {
  type: "rename";
  seat: number;
  name: string;
  id?: string;
}

/** The host stops the match, or lets it go on; where a clock runs any player asks the others for it. */
export interface Pause {
  type: "pause";
  paused: boolean;
  id?: string;
}

/** The host settles how the table plays, as often as wanted until the match begins (`begun`). */
export interface Arrange {
  type: "arrange";
  how: Arrangement;
  id?: string;
}

/**
 * The host takes a seat from whoever holds its link; a bot plays it, and `link` brings a new link.
 *
 * A link shows the seat's cards, so the others are asked first (`proposed`); when they have agreed, it is
 * fetched by the same message.
 */
export interface Kick {
  type: "kick";
  seat: number;
  id?: string;
}

/** Ask for more time than an open window gives, for all to see, or no longer; with a choice or without. */
export interface Think {
  type: "think";
  seat: number;
  on?: boolean;
  id?: string;
}

/** Whether this window is in sight: whoever sees it on none of their devices is told by a notice. */
export interface Look {
  type: "look";
  on: boolean;
  id?: string;
}

/** Is the server there? Answered by `pong` with the newest `seq`. */
export interface Ping {
  type: "ping";
  id?: string;
}

/**
 * The first message of a pupil, instead of `hello`: which lesson, and what was chosen in it before.
 *
 * Answered by `welcome` and `lesson`. Nothing of a lesson is kept here: whoever comes back says it again.
 */
export interface Learn {
  type: "learn";
  protocol: number;
  game: string;
  lesson: string;
  made?: string[];
  seq?: number;
}

/** A pupil begins the lesson anew. */
export interface Again {
  type: "again";
  id?: string;
}

/** A pupil lets the next step of the solution be made. */
export interface ShowMe {
  type: "show_me";
  id?: string;
}

/** What is asked now, and what this seat may do about it. */
export interface Asked {
  question: number;
  deciders: number[];
  prompt: PromptRecord | null;
  choices: ChoiceRecord[];
  refusals: RefusalRecord[];
  orders: OrderRecord[];
  undo: "ask" | "free" | "no";
  result: ResultRecord | null;
  prices?: (number | null)[];
  noisy?: boolean[];
  lasting?: boolean[];
  vain?: boolean[];
}

/** Something that the table has to agree to. */
export interface Proposal {
  number: number;
  kind: "go_on" | "new_link" | "no_advice" | "pause" | "stand_in" | "undo";
  by: number | null;
  agreed: number[];
  waiting: number[];
  moves: number;
  seat: number | null;
  seconds: number;
}

/** A moment in which anybody may act: it closes for all at once, whoever could act or not. */
export interface OpenWindow {
  seat: number;
  thinking: number[];
  left: number | null;
  whole: number;
}

/** The table as the seat sees it now: sent after `hello` and `sit`. */
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
  asked: Asked;
  chat: ChatLine[];
  proposal: Proposal | null;
  window?: OpenWindow | null;
}

/** The match changed. `changes` turn the view of `base` into the new one; else `view` is whole. */
export interface Update {
  type: "update";
  seq: number;
  moves: number;
  seat: number | null;
  events_from: number;
  events: EventRecord[];
  asked: Asked;
  base?: number;
  changes?: Change[] | null;
  view?: Record<string, Json> | null;
  taken_back?: boolean;
  pictures?: Change[][] | null;
}

/** Who sits where, who is there, whether the match is paused. */
export interface MatchChanged {
  type: "table";
  match: MatchInfo;
}

/** Something was said. */
export interface Chat {
  type: "chat";
  line: ChatLine;
}

/**
 * What the table is asked; null when that has ended.
 *
 * It ends when all have `agreed` or one has `refused`, when it is `withdrawn`, when the table has moved on
 * (`lapsed`), when nobody has answered in time (`late`), and when somebody who was asked has `left`.
 */
export interface Proposed {
  type: "proposed";
  proposal: Proposal | null;
  kind: "go_on" | "new_link" | "no_advice" | "pause" | "stand_in" | "undo";
  outcome: "agreed" | "asked" | "lapsed" | "late" | "left" | "refused" | "withdrawn";
}

/** The moment in which anybody may act, when it opens, or somebody asks for time; null when it is over. */
export interface Window {
  type: "window";
  window: OpenWindow | null;
}

/**
 * The chances of a choice: `kill` and `friend` are chances, `kills` an average (Zombicide), `win` ...
 *
 * Empty where the dice have no say.
 */
export interface Odds {
  type: "odds";
  id: string;
  choice: ChoiceRecord;
  chances: Record<string, number>;
}

/** A place within reach, the steps that lead there, and what they cost together. */
export interface Way {
  place: string;
  choices: ChoiceRecord[];
  price: number;
}

/** The cheapest way to each place within reach, worked out from what the seat knows. */
export interface Ways {
  type: "ways";
  id: string;
  ways: Way[];
}

/** How a lesson stands, after each change of its table. */
export interface LessonTold {
  type: "lesson";
  seq: number;
  status: "open" | "solved" | "wrong";
  said: Told[];
  kept: number;
  added: string[];
  tries: number;
  anew?: boolean;
  shown?: ChoiceRecord | null;
}

/** What so many of a kind would do: go to one of several places, or attack where they stand. */
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

/** The next steps of those whom nobody plays, as far as they are decided; empty where none is. */
export interface Forecast {
  type: "forecast";
  id: string;
  intents: IntentRecord[];
}

/** A place in sight, how far it is, and whether what is carried reaches it. */
export interface SightRecord {
  place: string;
  distance: number;
  reached: boolean;
}

/** All places that are seen from where somebody stands. */
export interface Sight {
  type: "sight";
  id: string;
  name: string;
  places: SightRecord[];
}

/** What the choices of a seat are worth, the best first, worked out from what the seat knows. */
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

/** Somebody asked for advice; what it said is theirs. */
export interface Advised {
  type: "advised";
  seat: number;
}

/** A request was carried out (and, for a choice, is kept for good). */
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

/** Why something was not done, as an id of the words (`server-<code>`) and in both languages. */
export interface Problem {
  type: "problem";
  id: string;
  code: string;
  args: Record<string, string | number>;
  rules: string[];
  en: string;
  es: string;
}

/** The server is there. */
export interface Pong {
  type: "pong";
  id: string;
  seq: number;
}

/** The server ends this connection, and says why; `again`: whether to come back by itself. */
export interface Bye {
  type: "bye";
  code: string;
  again: boolean;
  en: string;
  es: string;
}

/** A place of the board (words: `<label>-<name>`); `ways` are the places next to it. */
export interface PlainPlaceView {
  name: string;
  x: number;
  y: number;
  kind: string;
  label: string;
  ways: string[];
}

/** Something that stands in a place: a seat's figure, or a thing of some kind (words: `<kind>-<name>`). */
export interface PlainPieceView {
  place: string;
  seat: number | null;
  kind: string;
  name: string;
  figure: string;
  count: number;
}

/** A pile of cards (words: `pile-<name>`): how many, and the faces that lie open, the top last. */
export interface PlainPileView {
  name: string;
  count: number;
  cards: string[];
}

/** What a player has: a hand (`?` for each card that the viewer does not know), cards laid out, facts. */
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

/** A survivor as the table sees it. */
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

/** The table as one seat knows it. */
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

/** A living Character: whose, where, which side is up, what it is worth and how many votes it gives. */
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

/** A location: its board, who and what is there, and what would happen now. */
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

/** A player: goods as this seat knows them, Movement card, and how they keep promises. */
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

/** An Action card that may still be cancelled: whose, what it is aimed at, what cancelled it so far. */
export interface CityOfHorrorPlayedView {
  seat: number;
  card: string;
  aims: ([string, number | string])[];
  cancels: string[];
}

/** All that a seat may know. */
export interface CityOfHorrorView {
  seat: number | null;
  round: number;
  phase: string;
  here: string | null;
  asked: Record<string, Plain>;
  played: CityOfHorrorPlayedView | null;
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

/** The vote to come in the location being resolved, as far as what lies open has settled it. */
export interface CityOfHorrorStakesView {
  vote: string;
  named: number[];
  votes: number[];
  bound: ([number, number])[];
  tie: number | null;
  possible: number[];
  decides: number | null;
}

/** An offer on the table, or one in the making (number 0). */
export interface CityOfHorrorOfferView {
  id: number;
  by: number;
  to: number | null;
  refused_by: number[];
  parts: CityOfHorrorPartView[];
  answers?: number;
  then?: CityOfHorrorStakesView | null;
}

/** One part of an offer: whose side, what kind, what about, where. */
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

/** What somebody said to this seat, or this seat to somebody, that the next Invasion card was. */
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

/** The fight under way: who must reach what, what is added so far, and the least die that then wins. */
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
  | Rename
  | Pause
  | Arrange
  | Kick
  | Again
  | ShowMe
  | Think
  | Look
  | Ping;

/** What a client gets. */
export type ToClient =
  | Welcome
  | Update
  | MatchChanged
  | Chat
  | Proposed
  | Window
  | Odds
  | Ways
  | Forecast
  | Sight
  | LessonTold
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
