/** Tuning in the workshop: each request plays for a second and contains the results so far. */
import { OfflineError, RefusedError } from "@/lib/net/api";
import type { TuningPoint, Tuned } from "@/lib/net/protocol";
import { tuneDraft } from "../../api";

const RETRY_MS = 1_500;
/** Refusals after which the request may be repeated. */
const PASSING = new Set(["too-fast", "play-test-failed"]);

/** Whether a request may be repeated after a while. */
export function isPassing(failed: unknown): boolean {
  return failed instanceof OfflineError || (failed instanceof RefusedError && PASSING.has(failed.code));
}

/**
 * Repeat a request, each time with the results of the last answer, until an answer is final; return it, or null if
 * stopped. After temporary failures, wait and continue.
 */
export async function repeat<Answer>(
  ask: (last: Answer | null) => Promise<Answer>,
  isLast: (answer: Answer) => boolean,
  signal: AbortSignal,
): Promise<Answer | null> {
  let last: Answer | null = null;
  while (!signal.aborted) {
    try {
      last = await ask(last);
      if (isLast(last)) return last;
    } catch (failed) {
      if (signal.aborted) return null;
      if (!isPassing(failed)) throw failed;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  return null;
}

export class TuningRun {
  readonly game: string;
  isRunning = $state(false);
  result = $state.raw<Tuned | null>(null);
  problem = $state.raw<unknown>(null);
  /** The text that is tuned; the result is valid only for this text. */
  text = $state("");
  #stop = new AbortController();

  constructor(game: string) {
    this.game = game;
  }

  readonly played = $derived(this.result?.points.reduce((sum, point) => sum + point.played, 0) ?? 0);
  readonly best = $derived<TuningPoint | null>(this.result?.points[this.result.best] ?? null);

  /** Tune a text until so many of 100 matches are won; if parameters are named, only those change. */
  async start(text: string, win: number, knobs: readonly string[]): Promise<void> {
    this.stop();
    const { signal } = this.#stop;
    [this.text, this.result, this.problem, this.isRunning] = [text, null, null, true];
    try {
      await repeat<Tuned>(
        async (last) => {
          const points = (last?.points ?? []).map(({ at, played, won }) => ({ at, played, won }));
          const answer = await tuneDraft(this.game, { text, win, knobs: [...knobs], points }, signal);
          if (!signal.aborted) this.result = answer;
          return answer;
        },
        (answer) => answer.is_done,
        signal,
      );
    } catch (failed) {
      this.problem = failed;
    } finally {
      if (!signal.aborted) this.isRunning = false;
    }
  }

  stop(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.isRunning = false;
  }
}
