/** A running lesson: its status, remarks, automatic hints, and its saved progress. */
import { settings } from "@/lib/state/settings.svelte";
import { textIn } from "@/lib/game/courses";
import { markSolved } from "@/lib/state/lessonProgress.svelte";
import { PROTOCOL } from "@/lib/net/protocol";
import type { ChoiceRecord, HintInfo, LessonSheet, LessonUpdate, LessonText, ToServer } from "@/lib/net/protocol";

const KEY = "horda.lesson";
/** Maximum number of characters of the stored choices, which are sent in one message when the user returns. */
const MAX_CHARACTERS = 14_000;
const SECOND_MS = 1000;

/** The last lesson that was left unfinished. */
interface SavedLesson {
  readonly key: string;
  readonly made: readonly string[];
  readonly seq: number;
  readonly hinted: number;
}

function loadSaved(key: string): SavedLesson | null {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? "null") as SavedLesson | null;
    return saved?.key === key && Array.isArray(saved.made) ? saved : null;
  } catch {
    return null;
  }
}

export class LessonSession {
  readonly game: string;
  readonly sheet: LessonSheet;
  status = $state<LessonUpdate["status"]>("open");
  /** The last remark; empty if there was none since the last choice. */
  remarks = $state.raw<readonly LessonText[]>([]);
  /** Number of hints given. */
  hinted = $state(0);
  tries = $state(1);
  /** The step of the solution that was just shown. */
  shownStep = $state.raw<ChoiceRecord | null>(null);
  /** Whether the goal can no longer be reached. */
  isLost = $state(false);
  /** Whether the lesson had to restart because the earlier choices are no longer possible. */
  hasRestarted = $state(false);
  #choices: readonly string[];
  #seq: number;
  #idleSeconds = 0;
  /** Whether earlier choices were not sent again after a return, because there were too many. */
  #hasDroppedChoices = false;

  constructor(game: string, sheet: LessonSheet) {
    this.game = game;
    this.sheet = sheet;
    const before = loadSaved(this.key);
    this.#choices = before?.made ?? [];
    this.#seq = before?.seq ?? 0;
    this.hinted = Math.min(before?.hinted ?? 0, sheet.hints.length);
  }

  get key(): string {
    return `${this.game}/${this.sheet.lesson.id}`;
  }

  get goal(): string {
    return textIn(this.sheet.goal, settings.lang);
  }

  /** The last hint that was given. */
  get hint(): HintInfo | undefined {
    return this.sheet.hints[this.hinted - 1];
  }

  /** The next hint. */
  get nextHint(): HintInfo | undefined {
    return this.status === "open" ? this.sheet.hints[this.hinted] : undefined;
  }

  // connection to the server

  hello(): ToServer {
    const choices = JSON.stringify(this.#choices).length < MAX_CHARACTERS ? this.#choices : [];
    this.#hasDroppedChoices = choices.length < this.#choices.length;
    return { type: "learn", protocol: PROTOCOL, game: this.game, lesson: this.sheet.lesson.id, made: [...choices], seq: this.#seq };
  }

  receive(told: LessonUpdate): void {
    this.status = told.status;
    // After a new try, drop the hints of the last one, because the user has not asked for them.
    if (told.tries > this.tries) this.hinted = 0;
    this.tries = told.tries;
    this.isLost = told.lost ?? false;
    this.shownStep = told.shown ?? null;
    this.hasRestarted = (told.anew ?? false) || this.#hasDroppedChoices;
    this.#hasDroppedChoices = false;
    this.remarks = told.said.slice(-1);
    this.#choices = [...this.#choices.slice(0, told.kept), ...told.added];
    this.#seq = told.seq;
    this.#idleSeconds = 0;
    if (told.status === "solved") markSolved(this.key);
    this.#save();
  }

  // hints

  giveHint(): void {
    if (!this.nextHint) return;
    this.hinted += 1;
    this.#idleSeconds = 0;
    this.#save();
  }

  /** Restart the wait for the next hint, because the user is active. */
  resetIdleTime(): void {
    this.#idleSeconds = 0;
  }

  /** Give hints automatically while the page is visible; the returned function stops it. */
  watch(busy: () => boolean): () => void {
    const timer = setInterval(() => {
      if (document.hidden || busy() || !this.nextHint) return;
      this.#idleSeconds += 1;
      if (this.#idleSeconds >= this.nextHint.after) this.giveHint();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }

  #save(): void {
    const here: SavedLesson = { key: this.key, made: this.#choices, seq: this.#seq, hinted: this.hinted };
    try {
      if (this.status === "solved") localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, JSON.stringify(here));
    } catch {
      // Lessons work without local storage.
    }
  }
}
