/** A table one sits at: what the server says of it, and what one says back. Holds no rules. */
import { changed } from "@/lib/net/patch";
import { Conversation } from "./chat.svelte";
import { Counsel } from "./advice.svelte";
import { Enquiries } from "@/lib/net/requests";
import { Hosting } from "./hostControls";
import { t } from "@/lib/i18n/i18n.svelte";
import { Inbox } from "@/lib/net/inbox";
import { keepAsSeen, layAsSeen, layOut } from "./snapshot";
import { newId, Outbox } from "@/lib/net/outbox";
import type { Choice } from "@/lib/game/values";
import { Proposals, wishWords } from "./proposals.svelte";
import { PROTOCOL } from "@/lib/net/protocol";
import type {
  Asked,
  Bye,
  EventRecord,
  GameInfo,
  LessonTold,
  Link,
  MatchInfo,
  OpenWindow,
  Problem,
  Proposed,
  ToClient,
  ToServer,
  Update,
  View,
  Welcome,
} from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import type { Animator } from "@/lib/animation/step";
import { AnimationPlayer } from "@/lib/animation/player.svelte";
import { Socket, type LineState } from "@/lib/net/socket";
import type { Speech } from "@/lib/net/channel";

export interface Note {
  /** In the language set now: it may be another one before the note is taken away. */
  readonly text: () => string;
  readonly rules: readonly string[];
}

export interface Seeing {
  /** How events look. */
  readonly animator: Animator;
  /** False: a table that is only looked at, with no line to the server. */
  readonly live?: boolean;
  /** The link of a seat was opened, and nobody has sat down by it yet. */
  readonly door?: boolean;
  /** Who learns here, at a lesson instead of a match. */
  readonly lesson?: LessonLine;
}

/** What a lesson says to the server instead of `hello`, and what it hears beside the table. */
export interface LessonLine {
  hello(): ToServer;
  heard(told: LessonTold): void;
}

export class TableStore {
  readonly game: GameInfo;
  readonly animation: AnimationPlayer;
  readonly counsel: Counsel;
  readonly enquiries: Enquiries;
  readonly hosting: Hosting;
  readonly proposals: Proposals;
  readonly talk: Conversation;
  readonly link: string;
  /** Whether it is played at, not only looked at again. */
  readonly live: boolean;
  state = $state<LineState>("connecting");
  match = $state.raw<MatchInfo | null>(null);
  seats = $state.raw<readonly number[]>([]);
  host = $state(false);
  /** Whether one reads the invitation still: the others see nobody in this seat. */
  door = $state(false);
  seat = $state<number | null>(null);
  seq = $state(0);
  moves = $state(0);
  view = $state.raw<View | null>(null);
  asked = $state.raw<Asked | null>(null);
  events = $state.raw<readonly EventRecord[]>([]);
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
  ended = $state.raw<Bye | null>(null);
  newLinks = $state.raw<readonly Link[]>([]);
  readonly #id: string;
  readonly #socket: Socket | null;
  readonly #inbox = new Inbox<ToClient>((message) => this.#heard(message));
  readonly #outbox: Outbox;
  readonly #lesson: LessonLine | undefined;
  #number = 0;
  #known = false;
  /** Whether this device has seen the table before, from whatever seat. */
  #met = false;

  constructor(game: GameInfo, match: string, link: string, { animator, live = true, door = false, lesson }: Seeing) {
    this.game = game;
    this.link = link;
    this.live = live;
    this.door = door;
    this.#id = match;
    this.#lesson = lesson;
    this.animation = new AnimationPlayer(animator);
    const speech: Speech = { send: (message) => this.#send(message), next: () => this.#next() };
    this.counsel = new Counsel(this, speech);
    this.enquiries = new Enquiries(speech);
    this.hosting = new Hosting(this, speech);
    this.proposals = new Proposals(this, speech);
    this.talk = new Conversation(this, speech);
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
          heard: (message) => this.#inbox.take(message),
          changed: (state) => {
            this.state = state;
            if (state === "lost" && !this.match) void layAsSeen(this);
          },
        })
      : null;
    if (!live) this.state = "open";
  }

  close(): void {
    this.#socket?.close();
    this.#inbox.close();
    this.#outbox.close();
    this.animation.skip();
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

  /** A seat of this screen that is asked while another one's view is shown. */
  get called(): number | null {
    if (this.mine || !this.asked || this.match?.paused) return null;
    return this.asked.deciders.find((seat) => this.seats.includes(seat) && !this.isBot(seat)) ?? null;
  }

  /** Whether advice may be asked for: alone always, else where that was agreed at the start. */
  get advisable(): boolean {
    const people = (this.match?.seats ?? []).filter((seat) => !seat.bot || seat.away).length;
    return this.live && !this.#lesson && this.seat !== null && (people === 1 || (this.match?.advice ?? false));
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
      ...(this.door ? { door: true } : {}),
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
        this.talk.said(message.line);
        return;
      case "proposed":
        return this.#proposed(message);
      case "window":
        return this.#opened(message.window);
      case "odds":
      case "ways":
      case "forecast":
      case "sight":
        this.enquiries.answered(message);
        return;
      case "advice":
        this.counsel.told(message);
        return;
      case "advised":
        if (!this.seats.includes(message.seat))
          this.note = { text: () => t("table-advised", { who: this.#called(message.seat) }), rules: [] };
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
        this.ended = message;
        return;
      case "pong":
        return;
    }
  }

  #opened(window: OpenWindow | null | undefined): void {
    this.window = window ? { ...window, at: performance.now() } : null;
  }

  #proposed({ proposal, kind, outcome }: Proposed): void {
    const before = this.proposals.open;
    this.proposals.open = proposal;
    if (outcome === "asked") return;
    this.note = { text: () => t(`table-${wishWords(kind)}-${outcome}`), rules: [] };
    if (kind === "new_link" && outcome === "agreed" && this.host && typeof before?.seat === "number") this.hosting.kick(before.seat);
  }

  #called(seat: number): string {
    return this.match?.seats[seat]?.name || t("seat-number", { number: seat + 1 });
  }

  #refused(problem: Problem): void {
    this.counsel.refused(problem.id);
    if (this.enquiries.refused(problem.id)) return;
    const fate = this.#outbox.refused(problem);
    if (fate === "waits") return;
    this.note = { text: () => (fate === "late" ? t("table-choice-late") : problem[settings.lang]), rules: problem.rules };
  }

  #welcomed(message: Welcome): void {
    const back = this.#known && this.seat === message.seat;
    if (back && !this.#lesson) this.missed = message.events.length;
    const view = message.view as unknown as View;
    layOut(this, { ...message, view });
    this.events = [...this.events.slice(0, message.events_from), ...message.events];
    this.talk.lines = message.chat;
    this.toldAt = Date.now();
    this.proposals.open = message.proposal;
    this.#opened(message.window);
    if (!this.#met) {
      this.read = this.events.length;
      this.talk.heard();
    }
    this.#outbox.welcomed();
    this.#known = true;
    this.#met = true;
    this.asOf = 0;
    keepAsSeen(this);
    this.animation.cut(view);
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
    if (message.taken_back) this.animation.cut(view);
    else this.animation.add(message.events, message.events_from, view, message.pictures);
    if (message.asked.result && this.match) this.match = { ...this.match, over: true };
    keepAsSeen(this);
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
    this.#inbox.hold();
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

  revoke(): void {
    if (this.seat !== null) this.#send({ type: "revoke", seat: this.seat, id: this.#next() });
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

  /** Take the seat whose link was opened. */
  sitDown(): void {
    this.door = false;
    if (!this.host && this.seat !== null) this.sit(this.seat);
  }

  rename(seat: number, name: string): void {
    this.#send({ type: "rename", seat, name, id: this.#next() });
  }
}
