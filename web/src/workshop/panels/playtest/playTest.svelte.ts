/** A play-test that runs while its mission is edited: the server's workers play, and this module counts. */
import { OfflineError, RefusedError } from "@/lib/net/api";
import type { TestMatch } from "@/lib/net/protocol";
import { playDraft } from "../../api";
import { MIN_MATCHES, playedPart, wonOf } from "./figures";

const TOO_FAST = "too-fast";
/** Error code for a worker that failed, after which the request can be repeated. */
const BROKE_OFF = "play-test-failed";

/** Survivors and bot of a series of matches: the number of survivors, and the bot that plays all of them. */
export interface Row {
  readonly survivors: number;
  readonly bot: "heuristic" | "random";
}

/** The mission that is being edited. */
export interface Subject {
  readonly text: string;
  /** Whether the server has confirmed that this text can be played. */
  readonly isPlayable: boolean;
  readonly survivors: readonly [number, number];
  /** Text of the previous version; empty if there is none. */
  readonly before: string;
}

/** A changed mission that is measured beside the edited one. */
export interface Candidate {
  readonly text: string;
  readonly key: string;
}

export type Activity = "waiting" | "playing" | "resting" | "hidden" | "held" | "done" | "offline" | "failed";

interface Job {
  readonly text: string;
  readonly key: string;
  readonly row: Row;
  readonly most: number;
  /** Weight of the job when workers choose the next one. */
  readonly weight: number;
}

const nameOf = (job: Job): string => `${job.key} ${rowKey(job.row)}`;

/** Numbers of matches that were played or are being played, and the expected number per request. */
interface Progress {
  readonly claimed: Set<number>;
  batch: number;
}

const DEBOUNCE_MS = 400;
const RETRY_MS = 1_000;
const FAILED_RETRY_MS = 5_000;
/** Number of simultaneous requests; the server allows a visitor two. */
const LANES = 2;
const MAX_BATCH = 20;
const FIRST_BATCH = 4;
const GROWTH = 1.5;
/** Maximum number of matches of the main row, and of each other row. */
const MAX_MATCHES = 2_000;
const MAX_OTHERS = 300;
/** Half the width of an interval that is narrow enough to be stored with a version. */
export const NARROW = 0.03;
const MAX_CANDIDATES = 200;
const WEIGHTS = { wide: 12, narrow: 3, before: 3, candidate: 6, other: 1 };
/** Maximum number of remembered measurements, which are used again after an undo. */
const MAX_REMEMBERED = 24;
const NO_MATCHES: readonly TestMatch[] = [];

export const rowKey = (row: Row): string => `${row.bot} ${row.survivors}`;

export class PlayTestRun {
  readonly game: string;
  activity = $state<Activity>("waiting");
  isResting = $state(false);
  /** Keys of the edited mission and of its previous version: the parts of their texts that affect a match. */
  key = $state("");
  beforeKey = $state("");
  rows = $state.raw<readonly Row[]>([]);
  candidates = $state.raw<readonly Candidate[]>([]);
  #matches = $state.raw<ReadonlyMap<string, readonly TestMatch[]>>(new Map());
  readonly #progress = new Map<string, Progress>();
  /** Jobs that the server refuses, such as a previous version that cannot be played. */
  readonly #refused = new Set<string>();
  #subject: Subject | null = null;
  #stop = new AbortController();
  #lanes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHidden = false;
  #isHeld = false;

  constructor(game: string) {
    this.game = game;
  }

  /** Return the matches of a row and a version. */
  matchesOf(key: string, row: Row | undefined): readonly TestMatch[] {
    return (row && this.#matches.get(`${key} ${rowKey(row)}`)) ?? NO_MATCHES;
  }

  /** Set the edited mission; start again if its played part has changed. */
  update(subject: Subject): void {
    this.#subject = subject;
    if (!subject.isPlayable) {
      // Keep the figures of the last playable text until the change is checked.
      this.#halt("waiting");
      return;
    }
    const key = playedPart(subject.text);
    const beforeKey = subject.before ? playedPart(subject.before) : "";
    const rows = rowsFor(subject.survivors);
    this.beforeKey = beforeKey === key ? "" : beforeKey;
    if (key === this.key && rows.map(rowKey).join() === this.rows.map(rowKey).join()) {
      this.#run();
      return;
    }
    this.#halt("waiting");
    this.#timer = setTimeout(() => {
      [this.key, this.rows, this.candidates] = [key, rows, []];
      this.#run();
    }, DEBOUNCE_MS);
  }

  toggle(): void {
    this.isResting = !this.isResting;
    this.#run();
  }

  /** Pause while the tab is hidden. */
  hide(isHidden: boolean): void {
    this.#isHidden = isHidden;
    this.#run();
  }

  /** Pause while something else, such as tuning, needs the workers. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#run();
  }

  /** Measure changed missions beside the edited one, with the same matches. */
  measure(texts: readonly string[]): void {
    this.candidates = texts.map((text) => ({ text, key: playedPart(text) }));
    this.#run();
  }

  close(): void {
    this.#subject = null;
    this.#halt("waiting");
  }

  #halt(activity: Activity): void {
    clearTimeout(this.#timer);
    this.#stop.abort();
    this.#stop = new AbortController();
    this.#lanes = 0;
    this.activity = activity;
  }

  #run(): void {
    if (!this.key || !this.#subject?.isPlayable) return;
    if (this.isResting || this.#isHidden || this.#isHeld) {
      this.#halt(this.isResting ? "resting" : this.#isHeld ? "held" : "hidden");
      return;
    }
    while (this.#lanes < LANES && this.#nextJob()) {
      this.#lanes += 1;
      void this.#play(this.#stop.signal);
    }
    if (!this.#lanes) this.activity = "done";
  }

  /** Play one job after the other until all are done or the play-test is stopped. */
  async #play(signal: AbortSignal): Promise<void> {
    for (let job = this.#nextJob(); job && !signal.aborted; job = this.#nextJob()) {
      const wait = await this.#playJob(job, signal);
      if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
    }
    if (signal.aborted) return;
    this.#lanes -= 1;
    if (!this.#lanes) this.activity = "done";
  }

  /** Play some matches of a job; return the number of milliseconds to wait before the next. */
  async #playJob(job: Job, signal: AbortSignal): Promise<number> {
    const progress = this.#progressOf(job);
    const numbers = freeNumbers(progress, job.most);
    for (const number of numbers) progress.claimed.add(number);
    const [first = 0] = numbers;
    const asked = { text: job.text, bot: job.row.bot, survivors: job.row.survivors, first, count: numbers.length };
    let played: readonly TestMatch[] = NO_MATCHES;
    try {
      played = (await playDraft(this.game, asked, signal)).matches;
      if (!signal.aborted) this.activity = "playing";
      progress.batch = Math.min(Math.ceil(Math.max(played.length, 1) * GROWTH), MAX_BATCH);
      return 0;
    } catch (failed) {
      if (signal.aborted) return 0;
      if (failed instanceof RefusedError && failed.code === TOO_FAST) return RETRY_MS;
      if (failed instanceof RefusedError && failed.code !== BROKE_OFF) {
        this.#refused.add(nameOf(job));
        return 0;
      }
      this.activity = failed instanceof OfflineError ? "offline" : "failed";
      return FAILED_RETRY_MS;
    } finally {
      const done = new Set(played.map((match) => match.number));
      for (const number of numbers) if (!done.has(number)) progress.claimed.delete(number);
      this.#add(job, played);
    }
  }

  #add(job: Job, played: readonly TestMatch[]): void {
    if (!played.length) return;
    const name = nameOf(job);
    const matches = new Map(this.#matches);
    const known = matches.get(name) ?? NO_MATCHES;
    matches.delete(name);
    matches.set(name, [...known, ...played]);
    for (const old of [...matches.keys()].slice(0, -MAX_REMEMBERED)) {
      matches.delete(old);
      this.#progress.delete(old);
    }
    this.#matches = matches;
  }

  #progressOf(job: Job): Progress {
    const name = nameOf(job);
    const found = this.#progress.get(name) ?? { claimed: new Set<number>(), batch: FIRST_BATCH };
    this.#progress.set(name, found);
    return found;
  }

  /** Return the job with the fewest matches relative to its weight; undefined if all are done. */
  #nextJob(): Job | undefined {
    const left = this.#jobs().filter((job) => this.#progressOf(job).claimed.size < job.most && !this.#refused.has(nameOf(job)));
    return left.sort(
      (one, other) => this.#progressOf(one).claimed.size / one.weight - this.#progressOf(other).claimed.size / other.weight,
    )[0];
  }

  #jobs(): Job[] {
    const { text = "", before = "" } = this.#subject ?? {};
    const [main, ...others] = this.rows;
    if (!main) return [];
    const matches = this.matchesOf(this.key, main);
    const { low, high } = wonOf(matches);
    const weight = high - low > 2 * NARROW ? WEIGHTS.wide : WEIGHTS.narrow;
    const jobs: Job[] = [{ text, key: this.key, row: main, most: MAX_MATCHES, weight }];
    if (matches.length < MIN_MATCHES) return jobs;
    if (this.beforeKey) jobs.push({ text: before, key: this.beforeKey, row: main, most: matches.length, weight: WEIGHTS.before });
    for (const { text: changed, key } of this.candidates)
      jobs.push({ text: changed, key, row: main, most: Math.min(matches.length, MAX_CANDIDATES), weight: WEIGHTS.candidate });
    return [...jobs, ...others.map((row) => ({ text, key: this.key, row, most: MAX_OTHERS, weight: WEIGHTS.other }))];
  }
}

/**
 * Return the rows of a mission: its fewest and its most survivors with the careful bot, and one with the random bot.
 */
export function rowsFor([fewest, most]: readonly [number, number]): Row[] {
  const rows: Row[] = [{ survivors: fewest, bot: "heuristic" }];
  if (most > fewest) rows.push({ survivors: most, bot: "heuristic" });
  return [...rows, { survivors: fewest, bot: "random" }];
}

/** Return the next match numbers that no request has claimed. */
function freeNumbers({ claimed, batch }: Progress, most: number): number[] {
  let first = 0;
  while (claimed.has(first)) first += 1;
  const numbers: number[] = [];
  for (let number = first; number < most && numbers.length < batch && !claimed.has(number); number += 1) numbers.push(number);
  return numbers;
}
