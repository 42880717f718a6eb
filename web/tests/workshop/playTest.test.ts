import { afterEach, describe, expect, test, vi } from "vitest";
import { OfflineError, RefusedError } from "@/lib/net/api";
import type { PlayTestAsked, PlayTested, TestMatch } from "@/lib/net/protocol";
import { countsOf, differenceTo, goalsOf, playedPart, roundsOf, verdictOn } from "@/workshop/panels/playtest/figures";
import { pairedDifference, share } from "@/workshop/panels/playtest/intervals";
import { PlayTestRun, rowsFor } from "@/workshop/panels/playtest/playTest.svelte";

const { playDraft } = vi.hoisted(() => ({ playDraft: vi.fn() }));
vi.mock("@/workshop/api", () => ({ playDraft }));

const MISSION = "id: bridge\ntiles: [[13V]]\nlose:\n  night_fell: {rounds: 12}\nwords: {en: {title: The Bridge}}\n";

function match(number: number, changes: Partial<TestMatch> = {}): TestMatch {
  const plain = { number, won: false, why: "", rounds: 8, survivors: 6, lost: 0, goals: {}, causes: {}, deaths: {} };
  return { ...plain, ...changes };
}

describe("figures", () => {
  test("intervals are those of the lab", () => {
    expect(share(48, 100).low).toBeCloseTo(0.384645517580519, 12);
    expect(share(48, 100).high).toBeCloseTo(0.5768342223477603, 12);
    expect(share(0, 20)).toEqual({ value: 0, low: 0, high: expect.closeTo(0.1611251580528193, 12) as number });
    const pairs = pairedDifference(30, 18, 5, 47);
    expect([pairs.value, pairs.low, pairs.high]).toEqual(
      [0.13, 0.03680801915711933, 0.21899975939702337].map((one) => expect.closeTo(one, 12)),
    );
    expect(pairedDifference(10, 0, 0, 10).low).toBeCloseTo(-0.08975665937768049, 12);
  });

  test("only what affects a match makes another mission of it", () => {
    expect(playedPart(`# A comment.\n${MISSION.replace("The Bridge", "Across")}`)).toBe(playedPart(MISSION));
    expect(playedPart(MISSION.replace("12", "13"))).not.toBe(playedPart(MISSION));
  });

  test("rounds, goals and deaths are counted over all matches", () => {
    const matches = [
      match(0, { rounds: 4, goals: { 1: 2 }, deaths: { C3: 2, A1: 1 } }),
      match(1, { rounds: 6, goals: { 1: 3, 2: 6 }, deaths: { C3: 1 } }),
      match(2, { rounds: 9, goals: { 1: 7 } }),
    ];
    expect(roundsOf(matches)).toMatchObject({ median: 6, low: 4, high: 9, matches: [0, 0, 0, 1, 0, 1, 0, 0, 1] });
    expect(goalsOf(matches, 2).map((goal) => [goal.reached.value, goal.round])).toEqual([
      [1, 3],
      [1 / 3, 6],
    ]);
    expect(countsOf(matches, "deaths")).toEqual([
      { name: "C3", count: 3 },
      { name: "A1", count: 1 },
    ]);
    expect(roundsOf([]).median).toBe(0);
  });

  test("versions are compared by the matches that both have played", () => {
    const before = [match(0), match(1, { won: true }), match(2)];
    const now = [match(0, { won: true }), match(1, { won: true }), match(9, { won: true })];
    expect(differenceTo(before, now)).toMatchObject({ pairs: 2, value: 0.5 });
  });

  test("a verdict waits for twenty matches, and for certainty", () => {
    expect(verdictOn(share(12, 19), 19, [25, 65])).toBe("few");
    expect(verdictOn(share(0, 20), 20, [25, 65])).toBe("hopeless");
    expect(verdictOn(share(15, 20), 20, [25, 65])).toBe("open");
    expect(verdictOn(share(90, 100), 100, [25, 65])).toBe("easy");
    expect(verdictOn(share(5, 100), 100, [25, 65])).toBe("hard");
    expect(verdictOn(share(45, 100), 100, [25, 65])).toBe("fair");
  });

  test("a mission for one number of survivors has no second row of the careful bot", () => {
    expect(rowsFor([6, 12])).toHaveLength(3);
    expect(rowsFor([6, 6])).toHaveLength(2);
  });
});

describe("a play-test", () => {
  const SUBJECT = { text: MISSION, isPlayable: true, survivors: [6, 12] as const, before: "" };
  let run: PlayTestRun;

  /** Answer as a server that plays at most three of the requested matches. */
  function answer(_game: string, { first, count = 0 }: PlayTestAsked): Promise<PlayTested> {
    return Promise.resolve({ matches: Array.from({ length: Math.min(count, 3) }, (_, at) => match(first + at)) });
  }

  function begin(reply: typeof answer): PlayTestRun {
    vi.useFakeTimers();
    playDraft.mockReset().mockImplementation(reply);
    run = new PlayTestRun("green_horde");
    run.update(SUBJECT);
    return run;
  }

  afterEach(() => {
    run.close();
    vi.useRealTimers();
  });

  test("starts after a pause, plays each match once, and every row", async () => {
    begin(answer);
    await vi.advanceTimersByTimeAsync(399);
    expect(playDraft).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run.activity).toBe("done");
    const [main, , random] = run.rows;
    const numbers = run.matchesOf(run.key, main).map((one) => one.number);
    expect(new Set(numbers).size).toBe(2000);
    expect(numbers).toHaveLength(2000);
    expect(run.matchesOf(run.key, random)).toHaveLength(300);
  });

  test("starts again only when something that matters changes, and finds what it knew", async () => {
    begin(answer);
    await vi.advanceTimersByTimeAsync(60_000);
    const { key } = run;
    const calls = playDraft.mock.calls.length;
    run.update({ ...SUBJECT, text: `# Again.\n${MISSION}` });
    await vi.advanceTimersByTimeAsync(1000);
    expect(playDraft.mock.calls).toHaveLength(calls);
    run.update({ ...SUBJECT, text: MISSION.replace("12", "14"), before: MISSION });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run.key).not.toBe(key);
    expect(run.beforeKey).toBe(key);
    const called = playDraft.mock.calls.slice(calls) as [string, PlayTestAsked][];
    expect(called.every(([, asked]) => asked.text !== MISSION)).toBe(true);
  });

  test("rests when told to, in a hidden tab, and while the mission cannot be played", async () => {
    begin(answer);
    run.toggle();
    await vi.advanceTimersByTimeAsync(5000);
    expect(run.activity).toBe("resting");
    run.toggle();
    run.hide(true);
    const calls = playDraft.mock.calls.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(run.activity).toBe("hidden");
    expect(playDraft.mock.calls).toHaveLength(calls);
    run.hide(false);
    run.update({ ...SUBJECT, isPlayable: false });
    expect(run.activity).toBe("waiting");
  });

  test("waits while the server is busy or away, and leaves out what it refuses", async () => {
    const refusal = (code: string): RefusedError => new RefusedError({ code, en: code, es: code } as never);
    const errors = [refusal("too-fast"), new OfflineError("away")];
    begin((game, asked) => {
      const failed = errors.shift();
      if (failed) return Promise.reject(failed);
      return asked.bot === "random" ? Promise.reject(refusal("mission-refused")) : answer(game, asked);
    });
    await vi.advanceTimersByTimeAsync(450);
    expect(run.activity).toBe("offline");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run.activity).toBe("done");
    expect(run.matchesOf(run.key, run.rows[0])).toHaveLength(2000);
    expect(run.matchesOf(run.key, run.rows[2])).toHaveLength(0);
  });
});
