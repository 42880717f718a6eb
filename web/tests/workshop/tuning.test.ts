import { afterEach, describe, expect, test, vi } from "vitest";
import { OfflineError, RefusedError } from "@/lib/net/api";
import type { TuneAsked, Tuned } from "@/lib/net/protocol";
import { TuningRun } from "@/workshop/panels/playtest/tuning.svelte";

const { tuneDraft } = vi.hoisted(() => ({ tuneDraft: vi.fn() }));
vi.mock("@/workshop/api", () => ({ tuneDraft }));

const EDITS = [{ do: "remove", path: "$.tokens[3]" }] as const;

/** Answer as a server that plays 40 matches per request and has a result after 120. */
function answer(_game: string, { points = [] }: TuneAsked): Promise<Tuned> {
  const played = (points[0]?.played ?? 0) + 40;
  const point = { at: [0, 0, 0, 0], played, won: played / 2, en: "", es: "" };
  const isDone = played >= 120;
  return Promise.resolve({ points: [point], best: 0, is_done: isDone, is_reached: isDone, edits: isDone ? [...EDITS] : [] } as Tuned);
}

function refusal(code: string): RefusedError {
  return new RefusedError({ code, en: code, es: code } as never);
}

describe("tuning", () => {
  afterEach(() => vi.useRealTimers());

  test("hands back what was played until the server has found what is wanted", async () => {
    tuneDraft.mockReset().mockImplementation(answer);
    const run = new TuningRun("green_horde");
    await run.start("id: bridge", 50, ["rounds"]);
    const asked = tuneDraft.mock.calls.map((call) => call[1] as TuneAsked);
    expect(asked.map((one) => one.points?.[0]?.played ?? 0)).toEqual([0, 40, 80]);
    expect(asked[0]).toMatchObject({ text: "id: bridge", win: 50, knobs: ["rounds"] });
    expect(run.result).toMatchObject({ is_reached: true, edits: EDITS });
    expect([run.isRunning, run.played, run.best?.won]).toEqual([false, 120, 60]);
  });

  test("waits while the server is busy or away, and shows what it refuses", async () => {
    vi.useFakeTimers();
    const errors = [refusal("too-fast"), new OfflineError("away")];
    tuneDraft.mockReset().mockImplementation((game: string, asked: TuneAsked) => {
      const failed = errors.shift();
      return failed ? Promise.reject(failed) : answer(game, asked);
    });
    const run = new TuningRun("green_horde");
    const running = run.start("id: bridge", 50, []);
    await vi.advanceTimersByTimeAsync(10_000);
    await running;
    expect([run.result?.is_done, run.problem]).toEqual([true, null]);

    tuneDraft.mockReset().mockRejectedValue(refusal("mission-refused"));
    await run.start("id: bridge", 50, []);
    expect(run.problem).toBeInstanceOf(RefusedError);
    expect(run.isRunning).toBe(false);
  });

  test("stops when told to, and forgets the answer that comes late", async () => {
    tuneDraft.mockReset().mockImplementation(async (game: string, asked: TuneAsked) => {
      const found = await answer(game, asked);
      run.stop();
      return found;
    });
    const run = new TuningRun("green_horde");
    await run.start("id: bridge", 50, []);
    expect(tuneDraft).toHaveBeenCalledTimes(1);
    expect([run.isRunning, run.result]).toEqual([false, null]);
  });
});
