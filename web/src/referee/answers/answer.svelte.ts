/** An answer of the referee that is updated when the position, its subject or the language changes. */
import type { RefereeAnswer } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import type { RefereeTable, TableQuestion } from "../table.svelte";

export interface Following {
  readonly answer: RefereeAnswer | null;
  readonly problem: unknown;
}

/**
 * Ask again whenever the position or the question changes; a question of null asks nothing. Call it while a component
 * is created.
 */
export function followAnswer(tableOf: () => RefereeTable, question: () => TableQuestion | null): Following {
  let answer = $state.raw<RefereeAnswer | null>(null);
  let problem = $state.raw<unknown>(null);
  $effect(() => {
    const table = tableOf();
    const asked = question();
    const { lang } = settings;
    void [lang, table.given];
    if (!asked || !table.isSound) {
      answer = asked ? answer : null;
      return;
    }
    const asking = new AbortController();
    table.ask(asked, asking.signal).then(
      (found) => {
        [answer, problem] = [found, null];
      },
      (failed: unknown) => {
        if (!asking.signal.aborted) [answer, problem] = [null, failed];
      },
    );
    return () => asking.abort();
  });
  return {
    get answer() {
      return answer;
    },
    get problem() {
      return problem;
    },
  };
}
