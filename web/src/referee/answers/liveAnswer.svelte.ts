/** An answer that is updated after every change of the table and of the question. */
import type { RefereeAnswer } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import type { RefereeTable } from "../table.svelte";

export class LiveAnswer<T> {
  /** The last answer; it stays while the next one is computed. */
  now = $state.raw<T | null>(null);
  problem = $state.raw<unknown>(null);
}

/**
 * Keep an answer up to date while the calling component exists; `ask` reads the state that the answer depends on, and
 * returns null to ask nothing.
 */
export function liveAnswer<T = RefereeAnswer>(tableOf: () => RefereeTable, ask: (signal: AbortSignal) => Promise<T> | null): LiveAnswer<T> {
  const live = new LiveAnswer<T>();
  $effect(() => {
    void settings.lang;
    if (!tableOf().isSound) return;
    const asking = new AbortController();
    ask(asking.signal)?.then(
      (answer) => {
        if (!asking.signal.aborted) [live.now, live.problem] = [answer, null];
      },
      (failed: unknown) => {
        if (!asking.signal.aborted) live.problem = failed;
      },
    );
    return () => asking.abort();
  });
  return live;
}
