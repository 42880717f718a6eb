/** A lesson as its pupil plays it: how it stands, what is said, hints that come by themselves, and where it was left. */
import { settings } from "@/lib/state/settings.svelte";
import { said } from "@/lib/game/courses";
import { learn } from "@/lib/state/lessonProgress.svelte";
import { PROTOCOL } from "@/lib/net/protocol";
import type { ChoiceRecord, HintInfo, LessonSheet, LessonTold, Told, ToServer } from "@/lib/net/protocol";

const KEY = "horda.lesson";
/** What is said again when one comes back has to fit into one message to the server. */
const MOST_SIGNS = 14_000;
const SECOND = 1000;

/** The lesson that was left in the middle: one, the last. */
interface Left {
  readonly key: string;
  readonly made: readonly string[];
  readonly seq: number;
  readonly hinted: number;
}

function left(key: string): Left | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Left | null;
    return kept?.key === key && Array.isArray(kept.made) ? kept : null;
  } catch {
    return null;
  }
}

export class Pupil {
  readonly game: string;
  readonly sheet: LessonSheet;
  status = $state<LessonTold["status"]>("open");
  /** What was said last; empty where nothing was since the last choice. */
  said = $state.raw<readonly Told[]>([]);
  /** How many hints were given. */
  hinted = $state(0);
  tries = $state(1);
  /** The step of the solution that was just made. */
  shown = $state.raw<ChoiceRecord | null>(null);
  /** Whether the lesson had to begin again, because what was chosen before is not open any more. */
  anew = $state(false);
  #made: readonly string[];
  #seq: number;
  #quiet = 0;
  /** Whether too much was chosen to be said again. */
  #dropped = false;

  constructor(game: string, sheet: LessonSheet) {
    this.game = game;
    this.sheet = sheet;
    const before = left(this.key);
    this.#made = before?.made ?? [];
    this.#seq = before?.seq ?? 0;
    this.hinted = Math.min(before?.hinted ?? 0, sheet.hints.length);
  }

  get key(): string {
    return `${this.game}/${this.sheet.lesson.id}`;
  }

  get goal(): string {
    return said(this.sheet.goal, settings.lang);
  }

  /** The hint that was given last. */
  get hint(): HintInfo | undefined {
    return this.sheet.hints[this.hinted - 1];
  }

  /** The hint that comes next. */
  get coming(): HintInfo | undefined {
    return this.status === "open" ? this.sheet.hints[this.hinted] : undefined;
  }

  // --- the line to the server --------------------------------------------------------------------

  hello(): ToServer {
    const made = JSON.stringify(this.#made).length < MOST_SIGNS ? this.#made : [];
    this.#dropped = made.length < this.#made.length;
    return { type: "learn", protocol: PROTOCOL, game: this.game, lesson: this.sheet.lesson.id, made: [...made], seq: this.#seq };
  }

  heard(told: LessonTold): void {
    this.status = told.status;
    this.tries = told.tries;
    this.shown = told.shown ?? null;
    this.anew = (told.anew ?? false) || this.#dropped;
    this.#dropped = false;
    this.said = told.said.slice(-1);
    this.#made = [...this.#made.slice(0, told.kept), ...told.added];
    this.#seq = told.seq;
    this.#quiet = 0;
    if (told.status === "solved") learn(this.key);
    this.#keep();
  }

  // --- hints -------------------------------------------------------------------------------------

  giveHint(): void {
    if (!this.coming) return;
    this.hinted += 1;
    this.#quiet = 0;
    this.#keep();
  }

  /** Somebody taps or types: no hint is needed yet. */
  stirred(): void {
    this.#quiet = 0;
  }

  /** Let hints come by themselves for as long as the pupil looks on; what is given back ends it. */
  watch(busy: () => boolean): () => void {
    const timer = setInterval(() => {
      if (document.hidden || busy() || !this.coming) return;
      this.#quiet += 1;
      if (this.#quiet >= this.coming.after) this.giveHint();
    }, SECOND);
    return () => clearInterval(timer);
  }

  #keep(): void {
    const here: Left = { key: this.key, made: this.#made, seq: this.#seq, hinted: this.hinted };
    try {
      if (this.status === "solved") localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, JSON.stringify(here));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}
