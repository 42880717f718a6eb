/** The table that is refereed: its position, the steps back, what the server reads in it, and what is drawn over it. */
import type { FluentVariable } from "@fluent/bundle";
import { OfflineError } from "@/lib/net/api";
import type { BoardInfo, Box, GameInfo, PositionInfo, PositionProblem, PositionQuestion, RefereeAnswer } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import type { Figures, Words } from "@/lib/i18n/words";
import { askReferee, readPosition } from "./api";
import { EMPTY_LAYER, type BoardLayer, type RefereeGame } from "./games/props";
import { Placing, type Given } from "./position/position";
import { savePosition } from "./start/savedPositions";

/** Pause after a change before the server reads the position, so that quick taps are read together. */
const READ_PAUSE_MS = 120;
/** Wait before reading is repeated when the server could not be reached. */
const RETRY_MS = 3_000;

export interface LoadedTable {
  readonly game: GameInfo;
  readonly parts: RefereeGame;
  readonly box: Box;
  readonly board: BoardInfo | null;
  readonly words: Words;
  /** The printed values of the box. */
  readonly figures: Figures;
  readonly info: PositionInfo;
}

/** A question about the present position, without the position itself. */
export type TableQuestion = Omit<PositionQuestion, "game" | "text" | "code" | "given" | "lang" | "pictures">;

export class RefereeTable {
  readonly game: GameInfo;
  readonly parts: RefereeGame;
  /** The printed values of the box. */
  readonly figures: Figures;
  /** Reads and changes figures of positions of this game. */
  readonly placing: Placing;
  /** The pieces of the box by their names in the language of the device. */
  box = $state.raw() as Box;
  words = $state.raw() as Words;
  /** The position by the keys of its text. Change it by `change`, so that the change can be undone. */
  given = $state.raw<Given>({});
  /** What the server read last, which may be the position before the last tap. */
  info = $state.raw() as PositionInfo;
  /** The view of the last position that could be; the present one may be impossible. */
  view = $state.raw<PositionInfo["view"]>(null);
  /** The board of the mission; null for games whose view holds everything. */
  board = $state.raw<BoardInfo | null>(null);
  /** The place that stays chosen while pieces are put there; empty for none. */
  place = $state("");
  /** What the answer draws over the board. */
  layer = $state.raw<BoardLayer>(EMPTY_LAYER);
  /** The id of the question that is open; empty for none. */
  question = $state("");
  /** Whom the open question is about: a survivor, a player or a place. */
  who = $state("");
  isOffline = $state(false);
  /** The error of the last reading, such as a text that is too long. */
  failure = $state.raw<unknown>(null);
  /** Problems that the user wants to look at later. */
  postponed = $state.raw<readonly string[]>([]);
  past = $state.raw<readonly Given[]>([]);
  future = $state.raw<readonly Given[]>([]);
  #reading: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(loaded: LoadedTable) {
    this.game = loaded.game;
    this.parts = loaded.parts;
    this.figures = loaded.figures;
    this.box = loaded.box;
    this.words = loaded.words;
    this.board = loaded.board;
    this.placing = new Placing(loaded.info.placesKey);
    this.given = loaded.info.given;
    this.#take(loaded.info);
  }

  /** The problems of the position as the server read it last. */
  readonly problems: readonly PositionProblem[] = $derived(this.info.problems);
  /** Whether the server has read the present position, and it can be. */
  readonly isSound = $derived(this.info.given === this.given && !this.info.problems.length);

  /** Return a message of the referee. */
  say(tail: string, args: Record<string, FluentVariable> = {}): string {
    return this.words.say(`referee-${tail}`, args);
  }

  /** Choose a place on the board. */
  choose(place: string): void {
    this.place = place;
  }

  // Changes

  /** Make another position the present one, as one step of undo. */
  change(given: Given): void {
    if (given === this.given) return;
    this.past = [...this.past, this.given];
    this.future = [];
    this.#set(given);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.given, ...this.future];
    this.#set(before);
  }

  redo(): void {
    const [after, ...rest] = this.future;
    if (!after) return;
    this.past = [...this.past, this.given];
    this.future = rest;
    this.#set(after);
  }

  /** Read the text of a position and make it the present one; throw what is wrong with it. */
  async adopt(text: string): Promise<void> {
    const info = await readPosition({ game: this.game.id, text, lang: settings.lang });
    if (info.game !== this.game.id) throw new Error(this.say("other-game"));
    this.change(info.given);
  }

  #set(given: Given): void {
    this.given = given;
    this.layer = EMPTY_LAYER;
    savePosition({ game: this.game.id, given });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.read(), READ_PAUSE_MS);
  }

  // The server

  /** Let the server read the position: its text, its view, and what is wrong with it. */
  async read(): Promise<void> {
    const { given } = this;
    this.#reading?.abort();
    this.#reading = new AbortController();
    try {
      const info = await readPosition({ game: this.game.id, given: { ...given }, lang: settings.lang }, this.#reading.signal);
      if (given !== this.given) return;
      // The server writes keys in its own order; what was put stays as it was put, so that undo finds it again.
      this.#take({ ...info, given });
    } catch (failed) {
      if (given !== this.given || (failed instanceof DOMException && failed.name === "AbortError")) return;
      this.isOffline = failed instanceof OfflineError;
      this.failure = this.isOffline ? null : failed;
      if (this.isOffline && !this.#isClosed) this.#timer = setTimeout(() => void this.read(), RETRY_MS);
    }
  }

  #take(info: PositionInfo): void {
    this.info = info;
    this.view = info.view ?? this.view;
    this.board = info.board ?? this.board;
    this.isOffline = false;
    this.failure = null;
  }

  /** Ask about the present position. */
  ask(question: TableQuestion, signal?: AbortSignal): Promise<RefereeAnswer> {
    return askReferee({ ...question, game: this.game.id, given: { ...this.given }, lang: settings.lang, pictures: true }, signal);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#reading?.abort();
  }
}
