/**
 * The referee's table: its position, the undo history, the server's reading of the position, and the drawings over the
 * board.
 */
import type { FluentVariable } from "@fluent/bundle";
import { OfflineError } from "@/lib/net/api";
import type { BoardInfo, Box, GameInfo, PositionInfo, PositionProblem, PositionQuestion, RefereeAnswer } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import type { Figures, Words } from "@/lib/i18n/words";
import { askReferee, readPosition } from "./api";
import { EMPTY_LAYER, type BoardLayer, type RefereeGame } from "./games/props";
import { Placing, type Given } from "./position/position";
import { savePosition } from "./start/savedPositions";

/** Milliseconds without a change before the server reads the position, so that quick taps are read together. */
const READ_PAUSE_MS = 120;
/** Milliseconds before reading is repeated when the server could not be reached. */
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
  /** The pieces of the box with their names in the language of the device. */
  box = $state.raw() as Box;
  words = $state.raw() as Words;
  /** The position by the keys of its text. Change it by `change`, so that the change can be undone. */
  given = $state.raw<Given>({});
  /** The server's last reading, possibly of the position before the last tap. */
  info = $state.raw() as PositionInfo;
  /** The view of the last valid position; the current one may be impossible. */
  view = $state.raw<PositionInfo["view"]>(null);
  /** The board of the mission; null for games whose view contains everything. */
  board = $state.raw<BoardInfo | null>(null);
  /** The chosen place, to which pieces are added; empty for none. */
  place = $state("");
  /** Drawings of the answer over the board. */
  layer = $state.raw<BoardLayer>(EMPTY_LAYER);
  /** Id of the open question; empty for none. */
  question = $state("");
  /** Subject of the open question: a survivor, a player or a place. */
  who = $state("");
  isOffline = $state(false);
  /** Error of the last reading, such as a text that is too long. */
  failure = $state.raw<unknown>(null);
  /** Problems that the user has postponed. */
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

  /** Problems of the position, from the server's last reading. */
  readonly problems: readonly PositionProblem[] = $derived(this.info.problems);
  /** Whether the server has read the current position and found no problems. */
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

  /** Make another position the current one, as one step of undo. */
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

  /** Read the text of a position and make it the current one; throw its problems, if any. */
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

  /** Ask the server to read the position: its text, its view, and its problems. */
  async read(): Promise<void> {
    const { given } = this;
    this.#reading?.abort();
    this.#reading = new AbortController();
    try {
      const info = await readPosition({ game: this.game.id, given: { ...given }, lang: settings.lang }, this.#reading.signal);
      if (given !== this.given) return;
      // The server returns keys in its own order; keep the device's order, so that undo recognises the position.
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

  /** Ask a question about the current position. */
  ask(question: TableQuestion, signal?: AbortSignal): Promise<RefereeAnswer> {
    return askReferee({ ...question, game: this.game.id, given: { ...this.given }, lang: settings.lang, pictures: true }, signal);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#reading?.abort();
  }
}
