/** A table one sits at: what the server says of it, and what one says back. Holds no rules. */
import { changed } from "./changes";
import { t } from "./i18n.svelte";
import { recall, remember, type Seen } from "@/offline/seen";
import { newId, Outbox } from "./outbox";
import type { Choice } from "./plain";
import { PROTOCOL } from "./protocol";
import type {
  Advice,
  Arrangement,
  Asked,
  ChatLine,
  ClockWish,
  EventRecord,
  Forecast,
  Frame,
  GameInfo,
  IntentRecord,
  LessonTold,
  Link,
  MatchInfo,
  OpenWindow,
  Problem,
  Proposal,
  Proposed,
  ResultRecord,
  SeatInfo,
  Sight,
  SightRecord,
  ToClient,
  ToServer,
  Update,
  View,
  Way,
  Welcome,
} from "./protocol";
import { settings } from "./settings.svelte";
import type { Animator } from "./show/shot";
import { Show } from "./show/show.svelte";
import { Socket, type LineState } from "./socket";

export interface Note {
  readonly text: string;
  readonly rules: readonly string[];
}

export interface Moment {
  readonly result: ResultRecord | null;
  readonly happening: boolean;
}

export interface Seeing {
  /** How events look. */
  readonly animator: Animator;
  /** False: a table that is only looked at, with no line to the server. */
  readonly live?: boolean;
  /** Who learns here, at a lesson instead of a match. */
  readonly lesson?: LessonLine;
}

/** What a lesson says to the server instead of `hello`, and what it hears beside the table. */
export interface LessonLine {
  hello(): ToServer;
  heard(told: LessonTold): void;
}

/** A choice with nothing but what it says. */
function plainly(choice: Choice): Choice {
  return { seat: choice.seat, do: choice.do, ...(choice.args ? { args: choice.args } : {}) };
}

/** What the words about something the table is asked for begin with. */
export function wishWords(kind: Proposal["kind"]): string {
  return kind === "new_link" ? "link" : kind.replace("_", "-");
}

export class TableStore {
  readonly game: GameInfo;
  readonly show: Show;
  readonly link: string;
  /** Whether it is played at, not only looked at again. */
  readonly live: boolean;
  state = $state<LineState>("connecting");
  match = $state.raw<MatchInfo | null>(null);
  seats = $state.raw<readonly number[]>([]);
  host = $state(false);
  seat = $state<number | null>(null);
  seq = $state(0);
  moves = $state(0);
  view = $state.raw<View | null>(null);
  asked = $state.raw<Asked | null>(null);
  events = $state.raw<readonly EventRecord[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The number of the last line that was read here. */
  #heardUntil = $state(-1);
  proposal = $state.raw<Proposal | null>(null);
  /** What was last told about the worth of choices, and the number of the wish that is not yet answered. */
  advice = $state.raw<Advice | null>(null);
  thinking = $state("");
  /** The moment in which anybody may act, as the server keeps it, and when it told so. */
  window = $state.raw<(OpenWindow & { readonly at: number }) | null>(null);
  /** When the server last told who is there. */
  toldAt = $state(Date.now());
  /** What the server would not do, or what everybody should know. */
  note = $state.raw<Note | null>(null);
  /** How much happened while this device was away. */
  missed = $state(0);
  /** Events before this one are old news here: turning points after it are told in a banner. */
  read = $state(0);
  /** The choice that was made and is not yet acknowledged. */
  pending = $state.raw<Choice | null>(null);
  /** Whether that choice never left this device, and can be taken back. */
  unsent = $state(false);
  /** When the table was last seen like this; 0: it is so now, as far as the line goes. */
  asOf = $state(0);
  ended = $state("");
  newLinks = $state.raw<readonly Link[]>([]);
  readonly #id: string;
  readonly #socket: Socket | null;
  readonly #outbox: Outbox;
  readonly #lesson: LessonLine | undefined;
  #asked = new Map<string, (chances: Readonly<Record<string, number>>) => void>();
  #planned = new Map<string, (ways: readonly Way[]) => void>();
  #foreseen = new Map<string, (told: Forecast | Sight | null) => void>();
  #number = 0;
  #known = false;
  /** Whether this device has seen the table before, from whatever seat. */
  #met = false;

  constructor(game: GameInfo, match: string, link: string, { animator, live = true, lesson }: Seeing) {
    this.game = game;
    this.link = link;
    this.live = live;
    this.#id = match;
    this.#lesson = lesson;
    this.show = new Show(animator);
    const post = {
      send: (choose: ToServer) => this.#send(choose),
      silent: () => this.#socket?.renew(),
      changed: (open: Choice | null, unsent: boolean) => {
        this.pending = open;
        this.unsent = unsent;
      },
    };
    // A lesson is played again from its beginning: a choice of another day has no place there.
    this.#outbox = new Outbox(link, post, () => (lesson ? sessionStorage : localStorage));
    this.#socket = live
      ? new Socket({
          hello: () => this.#hello(),
          heard: (message) => this.#heard(message),
          changed: (state) => {
            this.state = state;
            if (state === "lost" && !this.match) void this.#recall();
          },
        })
      : null;
    if (!live) this.state = "open";
  }

  close(): void {
    this.#socket?.close();
    this.#outbox.close();
    this.show.skip();
  }

  /** Put a moment of a replay on the table, shown happening or at once. */
  put(match: MatchInfo, frame: Frame, told: readonly EventRecord[], { result, happening }: Moment): void {
    const view = frame.view as unknown as View;
    this.match = match;
    this.view = view;
    this.moves = frame.n;
    this.seq = frame.n;
    this.events = told;
    this.read = told.length - frame.events.length;
    this.asked = { question: 0, deciders: frame.deciders, prompt: null, choices: [], refusals: [], orders: [], undo: "no", result };
    if (happening) this.show.add(frame.events, told.length - frame.events.length, view);
    else this.show.cut(view);
  }

  /** Lay the table as this device last saw it, until the line is back. */
  async #recall(): Promise<void> {
    const seen = await recall(this.link);
    if (!seen || this.match) return;
    this.match = seen.match;
    this.seats = seen.seats;
    this.host = seen.host;
    this.seat = seen.seat;
    this.seq = seen.seq;
    this.moves = seen.moves;
    this.view = seen.view;
    this.events = seen.events;
    this.asked = seen.asked;
    this.read = seen.events.length;
    this.asOf = seen.at;
    this.show.cut(seen.view);
  }

  /** What this device would show of the table with no line. */
  #remember(): void {
    const { match, seats, host, seat, seq, moves, view, asked, events } = this;
    if (!this.live || !match || !view || !asked) return;
    const seen: Seen = { match, seats, host, seat, seq, moves, view, asked, events, at: Date.now() };
    remember(this.link, seen);
  }

  /** Whether the line is away from a table that was there: it is shown as it was. */
  get cut(): boolean {
    return this.live && this.view !== null && (this.state === "lost" || this.state === "connecting");
  }

  /** Whether one may choose with no line: one choice, which waits until it is back. */
  get choosable(): boolean {
    return this.state === "open" || (this.cut && !this.pending && !this.#lesson);
  }

  /** Take back the choice that waits for the line. */
  takeBack(): void {
    this.#outbox.withdraw();
  }

  /** Whether the question may be answered here now. */
  get mine(): boolean {
    return this.seat !== null && (this.asked?.deciders.includes(this.seat) ?? false) && !this.match?.paused;
  }

  /** What others said since somebody here last looked at the talk. */
  get unread(): readonly ChatLine[] {
    return this.chat.filter((line) => line.number > this.#heardUntil && !(line.seat !== null && this.seats.includes(line.seat)));
  }

  /** All that was said is read. */
  heard(): void {
    this.#heardUntil = this.chat.at(-1)?.number ?? this.#heardUntil;
  }

  /** A seat of this screen that is asked while another one's view is shown. */
  get called(): number | null {
    if (this.mine || !this.asked || this.match?.paused) return null;
    return this.asked.deciders.find((seat) => this.seats.includes(seat) && !this.isBot(seat)) ?? null;
  }

  isBot(seat: number): boolean {
    return Boolean(this.match?.seats[seat]?.bot);
  }

  // --- hearing -----------------------------------------------------------------------------------

  #hello(): ToServer {
    if (this.#lesson) return this.#lesson.hello();
    const back = this.#known ? { since: this.seq, events: this.events.length } : {};
    return {
      type: "hello",
      protocol: PROTOCOL,
      match: this.#id,
      link: this.link,
      ...(this.seat === null ? {} : { seat: this.seat }),
      ...back,
    };
  }

  #heard(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        return this.#welcomed(message);
      case "update":
        return this.#updated(message);
      case "table":
        this.match = message.match;
        this.toldAt = Date.now();
        return;
      case "chat":
        this.chat = [...this.chat, message.line];
        return;
      case "proposed":
        return this.#proposed(message);
      case "window":
        return this.#opened(message.window);
      case "odds":
        this.#asked.get(message.id)?.(message.chances);
        this.#asked.delete(message.id);
        return;
      case "ways":
        this.#planned.get(message.id)?.(message.ways);
        this.#planned.delete(message.id);
        return;
      case "forecast":
      case "sight":
        this.#foreseen.get(message.id)?.(message);
        this.#foreseen.delete(message.id);
        return;
      case "advice":
        if (message.id !== this.thinking) return;
        this.advice = message;
        if (message.done) this.thinking = "";
        return;
      case "advised":
        if (!this.seats.includes(message.seat)) this.note = { text: t("table-advised", { who: this.#called(message.seat) }), rules: [] };
        return;
      case "lesson":
        this.#lesson?.heard(message);
        return;
      case "done":
        this.#outbox.done(message.id);
        return;
      case "link":
        this.newLinks = [...this.newLinks, message];
        return;
      case "problem":
        return this.#refused(message);
      case "bye":
        this.ended = settings.lang === "es" ? message.es : message.en;
        return;
      case "pong":
        return;
    }
  }

  #opened(window: OpenWindow | null | undefined): void {
    this.window = window ? { ...window, at: performance.now() } : null;
  }

  #proposed({ proposal, kind, outcome }: Proposed): void {
    const before = this.proposal;
    this.proposal = proposal;
    if (outcome === "asked") return;
    this.note = { text: t(`table-${wishWords(kind)}-${outcome}`), rules: [] };
    if (kind === "new_link" && outcome === "agreed" && this.host && typeof before?.seat === "number") this.kick(before.seat);
  }

  #called(seat: number): string {
    return this.match?.seats[seat]?.name || t("seat-number", { number: seat + 1 });
  }

  #refused(problem: Problem): void {
    if (problem.id && problem.id === this.thinking) this.thinking = "";
    const waiting = this.#asked.get(problem.id);
    if (waiting) {
      // The question has moved on since somebody pointed at it: nothing to say, nothing to warn about.
      this.#asked.delete(problem.id);
      waiting({});
      return;
    }
    const wanted = this.#foreseen.get(problem.id);
    if (wanted) {
      this.#foreseen.delete(problem.id);
      wanted(null);
      return;
    }
    const fate = this.#outbox.refused(problem);
    if (fate === "waits") return;
    const told = settings.lang === "es" ? problem.es : problem.en;
    this.note = { text: fate === "late" ? t("table-choice-late") : told, rules: problem.rules };
  }

  #welcomed(message: Welcome): void {
    const back = this.#known && this.seat === message.seat;
    if (back && !this.#lesson) this.missed = message.events.length;
    this.match = message.match;
    this.seats = message.seats;
    this.host = message.host;
    this.seat = message.seat;
    this.seq = message.seq;
    this.moves = message.moves;
    this.view = message.view as unknown as View;
    this.events = [...this.events.slice(0, message.events_from), ...message.events];
    this.asked = message.asked;
    this.chat = message.chat;
    this.toldAt = Date.now();
    this.proposal = message.proposal;
    this.#opened(message.window);
    if (!this.#met) {
      this.read = this.events.length;
      this.heard();
    }
    this.#outbox.welcomed();
    this.#known = true;
    this.#met = true;
    this.asOf = 0;
    this.#remember();
    this.show.cut(this.view);
  }

  #updated(message: Update): void {
    let view: View;
    if (message.view) view = message.view as unknown as View;
    else if (this.view && message.changes && message.base === this.seq) view = changed(this.view, message.changes);
    else {
      this.#send(this.#hello());
      return;
    }
    this.seq = message.seq;
    this.moves = message.moves;
    this.view = view;
    this.events = [...this.events.slice(0, message.events_from), ...message.events];
    this.asked = message.asked;
    this.note = null;
    if (message.taken_back) this.show.cut(view);
    else this.show.add(message.events, message.events_from, view);
    if (message.asked.result && this.match) this.match = { ...this.match, over: true };
    this.#remember();
  }

  #send(message: ToServer): boolean {
    return this.#socket?.send(message) ?? false;
  }

  // --- saying ------------------------------------------------------------------------------------

  #next(): string {
    this.#number += 1;
    return String(this.#number);
  }

  /** Make a choice that is open now. */
  choose(choice: Choice, standing: "" | "turn" | "match" = ""): void {
    if (!this.asked) return;
    this.missed = 0;
    this.read = this.events.length;
    const sent = { seat: choice.seat, do: choice.do, ...(choice.args ? { args: choice.args } : {}), ...(standing ? { standing } : {}) };
    this.#outbox.put({ type: "choose", question: this.asked.question, choice: sent, id: newId() });
  }

  /** Tell whether this window is in sight: whoever sees none of theirs is told by a notice. */
  looked(on: boolean): void {
    if (!this.#lesson) this.#send({ type: "look", on });
  }

  /** Ask for more time than the clock of a window gives, for all to see; or no longer. */
  think(on: boolean): void {
    if (this.seat !== null) this.#send({ type: "think", seat: this.seat, on, id: this.#next() });
  }

  undo(): void {
    if (this.seat === null || !this.asked) return;
    this.#send({ type: "undo", seat: this.seat, question: this.asked.question, id: newId() });
  }

  consent(agree: boolean): void {
    if (this.proposal) this.#send({ type: "consent", number: this.proposal.number, agree, id: this.#next() });
  }

  withdraw(): void {
    if (this.proposal) this.#send({ type: "withdraw", number: this.proposal.number, id: this.#next() });
  }

  revoke(): void {
    if (this.seat !== null) this.#send({ type: "revoke", seat: this.seat, id: this.#next() });
  }

  /** Whether the question to the table is this screen's own. */
  get asking(): boolean {
    const by = this.proposal?.by;
    return this.proposal !== null && (by === null ? this.host : this.seats.includes(by ?? -1));
  }

  /** Whether somebody at this screen is asked to agree. */
  get answering(): boolean {
    return this.proposal?.waiting.some((seat) => this.seats.includes(seat)) ?? false;
  }

  /** Begin a lesson anew. */
  again(): void {
    this.#send({ type: "again", id: this.#next() });
  }

  /** Let the next step of a lesson's solution be made. */
  showMe(): void {
    this.#send({ type: "show_me", id: this.#next() });
  }

  sit(seat: number): void {
    this.events = [];
    this.#known = false;
    this.#send({ type: "sit", seat, events: 0 });
  }

  say(text: string, phrase = false): void {
    this.#send({ type: "say", text, phrase, seat: this.seat, id: this.#next() });
  }

  /** The chances of a choice, worked out by the rules; empty where dice have no say. */
  odds(choice: Choice): Promise<Readonly<Record<string, number>>> {
    return new Promise((resolve) => {
      const id = this.#next();
      this.#asked.set(id, resolve);
      if (!this.#send({ type: "odds", choice: plainly(choice), id })) resolve({});
    });
  }

  /** How far a seat gets by several steps, worked out by the rules. */
  ways(seat: number): Promise<readonly Way[]> {
    return new Promise((resolve) => {
      const id = this.#next();
      this.#planned.set(id, resolve);
      if (!this.#send({ type: "ways", seat, id })) resolve([]);
    });
  }

  /** What the dead would do next, as things are or after some steps; nothing where it is not decided. */
  async forecast(seat: number, steps: readonly Choice[]): Promise<readonly IntentRecord[]> {
    const told = await this.#foresee((id) => ({ type: "forecast", seat, steps: steps.map(plainly), id }));
    return told?.type === "forecast" ? told.intents : [];
  }

  /** What somebody sees, or whoever stands in a place. */
  async sight(seat: number, name: string): Promise<readonly SightRecord[]> {
    const told = await this.#foresee((id) => ({ type: "sight", seat, name, id }));
    return told?.type === "sight" ? told.places : [];
  }

  #foresee(asking: (id: string) => ToServer): Promise<Forecast | Sight | null> {
    return new Promise((resolve) => {
      const id = this.#next();
      this.#foreseen.set(id, resolve);
      if (!this.#send(asking(id))) resolve(null);
    });
  }

  /** Whether advice may be asked for: alone always, else where that was agreed at the start. */
  get advisable(): boolean {
    const people = (this.match?.seats ?? []).filter((seat) => !seat.bot || seat.away).length;
    return this.live && !this.#lesson && this.seat !== null && (people === 1 || (this.match?.advice ?? false));
  }

  /** Ask what each choice is worth; an earlier wish is given up. */
  advise(longer = false): void {
    if (this.seat === null) return;
    this.thinking = this.#next();
    this.advice = null;
    if (!this.#send({ type: "advise", seat: this.seat, longer, id: this.thinking })) this.thinking = "";
  }

  /** Nobody wants to know any more. */
  unadvise(): void {
    if (this.thinking && this.seat !== null) this.#send({ type: "advise", seat: this.seat, stop: true });
    this.thinking = "";
  }

  /** Whether the table has settled that nobody plays for somebody who sat there and left. */
  waitsFor(seat: SeatInfo): boolean {
    return this.match?.leaving === "wait" && (this.match.begun ?? true) && (seat.came ?? true);
  }

  standIn(seat: number, bot: string | null): void {
    this.#send({ type: "stand_in", seat, bot, id: this.#next() });
  }

  rename(seat: number, name: string): void {
    this.#send({ type: "rename", seat, name, id: this.#next() });
  }

  pause(paused: boolean): void {
    this.#send({ type: "pause", paused, id: this.#next() });
  }

  /** The clock of the match, as it would be wished for. */
  get clockWish(): ClockWish | null {
    const clock = this.match?.clock;
    return clock ? { seconds: clock.seconds, out: clock.out } : null;
  }

  /** The host settles how the table plays; what is not named stays as it is. */
  arrange(how: Arrangement): void {
    const now = this.match;
    if (!now) return;
    const all = { undo: now.undo ?? "ask", clock: this.clockWish, advice: now.advice ?? false, leaving: now.leaving ?? "bot", ...how };
    this.#send({ type: "arrange", how: all, id: this.#next() });
  }

  kick(seat: number): void {
    this.#send({ type: "kick", seat, id: this.#next() });
  }
}
