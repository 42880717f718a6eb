/** The state of a table as the server sends it, and the messages to the server. Contains no rules. */
import { applyChanges } from "@/lib/net/patch";
import { Chat } from "./chat.svelte";
import { AdviceRequests } from "./advice/advice.svelte";
import { RulesRequests } from "@/lib/net/requests";
import { Gestures } from "./gestures.svelte";
import { HostControls } from "./hostControls";
import { t } from "@/lib/i18n/i18n.svelte";
import { Inbox } from "@/lib/net/inbox";
import { cacheTable, loadCachedTable, applyTableState } from "./replay/snapshot";
import { newId, Outbox } from "@/lib/net/outbox";
import type { Choice } from "@/lib/game/values";
import { Proposals, proposalTextPrefix } from "./proposals.svelte";
import { PROTOCOL } from "@/lib/net/protocol";
import type {
  SeatQuestion,
  Bye,
  EventRecord,
  GameInfo,
  LessonUpdate,
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
import { Socket, type ConnectionState } from "@/lib/net/socket";
import type { Channel } from "@/lib/net/channel";

export interface Note {
  /** Return the text of the note; a function, because the language may change meanwhile. */
  readonly text: () => string;
  readonly rules: readonly string[];
}

export interface TableOptions {
  /** Function that returns the animation of an event. */
  readonly animator: Animator;
  /** False for a table without a connection, such as a replay. */
  readonly isLive?: boolean;
  /** Whether a seat's link was opened and nobody has taken the seat yet. */
  readonly door?: boolean;
  /** The lesson that is played instead of a match. */
  readonly lesson?: LessonConnection;
}

/** Connection of a lesson: its first message instead of `hello`, and the receiver of its updates. */
export interface LessonConnection {
  hello(): ToServer;
  receive(told: LessonUpdate): void;
}

export class TableStore {
  readonly game: GameInfo;
  readonly animation: AnimationPlayer;
  readonly advice: AdviceRequests;
  readonly requests: RulesRequests;
  readonly hostControls: HostControls;
  readonly proposals: Proposals;
  readonly chat: Chat;
  readonly gestures: Gestures;
  readonly link: string;
  /** Whether the table has a connection to the server, unlike a replay. */
  readonly isLive: boolean;
  state = $state<ConnectionState>("connecting");
  match = $state.raw<MatchInfo | null>(null);
  seats = $state.raw<readonly number[]>([]);
  host = $state(false);
  /** Whether the user has not taken the seat yet; for others the seat is empty. */
  hasNotSatDown = $state(false);
  seat = $state<number | null>(null);
  seq = $state(0);
  moves = $state(0);
  view = $state.raw<View | null>(null);
  asked = $state.raw<SeatQuestion | null>(null);
  events = $state.raw<readonly EventRecord[]>([]);
  /** The open reaction window and when it was announced. */
  window = $state.raw<(OpenWindow & { readonly at: number }) | null>(null);
  /** When the server last sent who is present. */
  presenceReceivedAt = $state(Date.now());
  /** A refusal of the server or an announcement. */
  note = $state.raw<Note | null>(null);
  /** Number of events while this device was away. */
  missed = $state(0);
  /** Number of events that were read; turning points after them are shown in a banner. */
  read = $state(0);
  /** The choice that was made and is not acknowledged yet. */
  pending = $state.raw<Choice | null>(null);
  /** Whether the pending choice was never sent and can be withdrawn. */
  isUnsent = $state(false);
  /** When the shown state was stored; 0 if it is current. */
  asOf = $state(0);
  ended = $state.raw<Bye | null>(null);
  newLinks = $state.raw<readonly Link[]>([]);
  readonly #id: string;
  readonly #socket: Socket | null;
  readonly #inbox = new Inbox<ToClient>((message) => this.#receive(message));
  readonly #outbox: Outbox;
  readonly #lesson: LessonConnection | undefined;
  #number = 0;
  #hasState = false;
  /** Whether this device has seen the table before, from any seat. */
  #hasSeenTable = false;

  constructor(game: GameInfo, match: string, link: string, { animator, isLive = true, door = false, lesson }: TableOptions) {
    this.game = game;
    this.link = link;
    this.isLive = isLive;
    this.hasNotSatDown = door;
    this.#id = match;
    this.#lesson = lesson;
    this.animation = new AnimationPlayer(animator);
    const channel: Channel = { send: (message) => this.#send(message), nextId: () => this.#nextId() };
    this.advice = new AdviceRequests(this, channel);
    this.requests = new RulesRequests(channel);
    this.hostControls = new HostControls(this, channel);
    this.proposals = new Proposals(this, channel);
    this.chat = new Chat(this, channel);
    this.gestures = new Gestures(this, channel);
    const outboxOptions = {
      send: (choose: ToServer) => this.#send(choose),
      onSilence: () => this.#socket?.renew(),
      onChange: (open: Choice | null, unsent: boolean) => {
        this.pending = open;
        this.isUnsent = unsent;
      },
    };
    // A lesson starts from its beginning: choices of an earlier session do not apply.
    this.#outbox = new Outbox(link, outboxOptions, () => (lesson ? sessionStorage : localStorage));
    this.#socket = isLive
      ? new Socket({
          hello: () => this.#hello(),
          onMessage: (message) => this.#inbox.receive(message),
          onState: (state) => {
            this.state = state;
            if (state === "lost" && !this.match) void loadCachedTable(this);
          },
        })
      : null;
    if (!isLive) this.state = "open";
  }

  close(): void {
    this.#socket?.close();
    this.#inbox.close();
    this.#outbox.close();
    this.animation.skip();
  }

  /** Whether the connection to a table that is shown is lost. */
  get isDisconnected(): boolean {
    return this.isLive && this.view !== null && (this.state === "lost" || this.state === "connecting");
  }

  /** Whether a choice can be made; offline, one choice can wait for the connection. */
  get canChoose(): boolean {
    return this.state === "open" || (this.isDisconnected && !this.pending && !this.#lesson);
  }

  /** Withdraw the choice that waits for the connection. */
  withdrawChoice(): void {
    this.#outbox.withdraw();
  }

  /** Whether the question can be answered from the current seat. */
  get isMyDecision(): boolean {
    return this.seat !== null && (this.asked?.deciders.includes(this.seat) ?? false) && !this.match?.paused;
  }

  /** A seat on this device that has to decide while another seat's view is shown. */
  get askedSeatHere(): number | null {
    if (this.isMyDecision || !this.asked || this.match?.paused) return null;
    return this.asked.deciders.find((seat) => this.seats.includes(seat) && !this.isBot(seat)) ?? null;
  }

  /** Whether advice may be requested: always when alone, otherwise if the table agreed to it. */
  get canAskAdvice(): boolean {
    const people = (this.match?.seats ?? []).filter((seat) => !seat.bot || seat.away).length;
    return this.isLive && !this.#lesson && this.seat !== null && (people === 1 || (this.match?.advice ?? false));
  }

  isBot(seat: number): boolean {
    return Boolean(this.match?.seats[seat]?.bot);
  }

  // Receiving

  #hello(): ToServer {
    if (this.#lesson) return this.#lesson.hello();
    const back = this.#hasState ? { since: this.seq, events: this.events.length } : {};
    return {
      type: "hello",
      protocol: PROTOCOL,
      match: this.#id,
      link: this.link,
      ...(this.seat === null ? {} : { seat: this.seat }),
      ...(this.hasNotSatDown ? { door: true } : {}),
      ...back,
    };
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        return this.#onWelcome(message);
      case "update":
        return this.#onUpdate(message);
      case "table":
        this.match = message.match;
        this.presenceReceivedAt = Date.now();
        return;
      case "chat":
        this.chat.add(message.line);
        return;
      case "pointed":
        this.gestures.receive(message);
        return;
      case "proposed":
        return this.#onProposed(message);
      case "window":
        return this.#setWindow(message.window);
      case "odds":
      case "ways":
      case "forecast":
      case "sight":
        this.requests.receive(message);
        return;
      case "advice":
        this.advice.receive(message);
        return;
      case "advised":
        if (!this.seats.includes(message.seat))
          this.note = { text: () => t("table-advised", { who: this.#seatName(message.seat) }), rules: [] };
        return;
      case "lesson":
        this.#lesson?.receive(message);
        return;
      case "done":
        this.#outbox.acknowledge(message.id);
        return;
      case "link":
        this.newLinks = [...this.newLinks, message];
        return;
      case "problem":
        return this.#onProblem(message);
      case "bye":
        this.ended = message;
        return;
      case "pong":
        return;
    }
  }

  #setWindow(window: OpenWindow | null | undefined): void {
    this.window = window ? { ...window, at: performance.now() } : null;
  }

  #onProposed({ proposal, kind, outcome }: Proposed): void {
    const before = this.proposals.open;
    this.proposals.open = proposal;
    if (outcome === "asked") return;
    this.note = { text: () => t(`table-${proposalTextPrefix(kind)}-${outcome}`), rules: [] };
    if (kind === "new_link" && outcome === "agreed" && this.host && typeof before?.seat === "number") this.hostControls.kick(before.seat);
  }

  #seatName(seat: number): string {
    return this.match?.seats[seat]?.name || t("seat-number", { number: seat + 1 });
  }

  #onProblem(problem: Problem): void {
    this.advice.onRefused(problem.id);
    if (this.requests.onProblem(problem.id)) return;
    const fate = this.#outbox.onProblem(problem);
    if (fate === "waits") return;
    this.note = { text: () => (fate === "late" ? t("table-choice-late") : problem[settings.lang]), rules: problem.rules };
  }

  #onWelcome(message: Welcome): void {
    const back = this.#hasState && this.seat === message.seat;
    if (back && !this.#lesson) this.missed = message.events.length;
    const view = message.view as unknown as View;
    applyTableState(this, { ...message, view });
    this.events = [...this.events.slice(0, message.events_from), ...message.events];
    this.chat.lines = message.chat;
    this.presenceReceivedAt = Date.now();
    this.proposals.open = message.proposal;
    this.#setWindow(message.window);
    if (!this.#hasSeenTable) {
      this.read = this.events.length;
      this.chat.markRead();
    }
    this.#outbox.resend();
    this.#hasState = true;
    this.#hasSeenTable = true;
    this.asOf = 0;
    cacheTable(this);
    this.animation.showAtOnce(view);
  }

  #onUpdate(message: Update): void {
    let view: View;
    if (message.view) view = message.view as unknown as View;
    else if (this.view && message.changes && message.base === this.seq) view = applyChanges(this.view, message.changes);
    else {
      this.#send(this.#hello());
      return;
    }
    this.seq = message.seq;
    this.moves = message.moves;
    this.view = view;
    this.events = [...this.events.slice(0, message.events_from), ...message.events];
    this.asked = message.asked;
    this.gestures.onDecision();
    this.note = null;
    if (message.taken_back) this.animation.showAtOnce(view);
    else this.animation.add(message.events, message.events_from, view, message.pictures);
    if (this.match) this.match = { ...this.match, over: message.asked.result !== null };
    cacheTable(this);
  }

  #send(message: ToServer): boolean {
    return this.#socket?.send(message) ?? false;
  }

  // Sending

  #nextId(): string {
    this.#number += 1;
    return String(this.#number);
  }

  /** Make one of the open choices. */
  choose(choice: Choice, standing: "" | "turn" | "match" = ""): void {
    if (!this.asked) return;
    this.missed = 0;
    this.read = this.events.length;
    const sent = { seat: choice.seat, do: choice.do, ...(choice.args ? { args: choice.args } : {}), ...(standing ? { standing } : {}) };
    this.#inbox.hold();
    this.#outbox.put({ type: "choose", question: this.asked.question, choice: sent, id: newId() });
  }

  /** Tell the server whether this page is visible; players without a visible page get notifications. */
  reportVisibility(on: boolean): void {
    if (!this.#lesson) this.#send({ type: "look", on });
  }

  /** Tell the server that this screen has shown everything; the clock of a reaction window waits for that. */
  reportShown(): void {
    this.#send({ type: "shown", seq: this.seq });
  }

  /** Ask for more time in a reaction window, or stop asking. */
  askForTime(on: boolean): void {
    if (this.seat !== null) this.#send({ type: "think", seat: this.seat, on, id: this.#nextId() });
  }

  undo(): void {
    if (this.seat === null || !this.asked) return;
    this.#send({ type: "undo", seat: this.seat, question: this.asked.question, id: newId() });
  }

  revoke(): void {
    if (this.seat !== null) this.#send({ type: "revoke", seat: this.seat, id: this.#nextId() });
  }

  /** Restart a lesson. */
  restartLesson(): void {
    this.#send({ type: "again", id: this.#nextId() });
  }

  /** Ask for the next step of a lesson's solution. */
  requestSolutionStep(): void {
    this.#send({ type: "show_me", id: this.#nextId() });
  }

  sit(seat: number): void {
    this.events = [];
    this.#hasState = false;
    this.#send({ type: "sit", seat, events: 0 });
  }

  /** Take the seat whose link was opened. */
  sitDown(): void {
    this.hasNotSatDown = false;
    if (!this.host && this.seat !== null) this.sit(this.seat);
  }

  rename(seat: number, name: string): void {
    this.#send({ type: "rename", seat, name, id: this.#nextId() });
  }
}
