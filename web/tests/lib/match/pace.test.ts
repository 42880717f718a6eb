import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace, type PlayState } from "@/lib/match/pace.svelte";
import { settings } from "@/lib/state/settings.svelte";
import type { TableStore } from "@/lib/match/table.svelte";
import { readVerbs } from "@/lib/game/verbs";

const pass = { seat: 0, do: "pass" };
const gun = { seat: 0, do: "play", args: { card: "gun" } };
const verbs = readVerbs((_, name) => ({ tone: name === "pass" ? "pass" : "" }));

/** Return a table with a question, optionally with another human player. */
function at(open: (typeof pass | typeof gun)[], { friend = false, needless = false, window = null as { thinking: number[] } | null } = {}) {
  const sent: unknown[] = [];
  const seats = [
    { seat: 0, bot: "" },
    { seat: 1, bot: friend ? "" : "random" },
  ];
  const table = {
    game: { secrets: true },
    match: { seats },
    seats: [0],
    seat: 0,
    view: {},
    window,
    asked: { question: 1, prompt: { ask: "Respond", about: {} } },
  };
  const paced = {
    table: table as unknown as TableStore,
    verbs,
    open,
    needsConfirmation: () => false,
    changesNothing: (choice: { do: string }) => needless && choice.do === "play",
    send: (choice: unknown) => void sent.push(choice),
  };
  return { paced: paced as PlayState & typeof paced, table, sent };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  settings.goOn = true;
});
afterEach(() => void vi.useRealTimers());

test("a question with one answer is answered automatically after a delay, unless stopped", () => {
  const { paced, sent } = at([pass]);
  const pace = new Pace(paced, () => false);
  pace.onQuestion();
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(sent).toEqual([pass]);
  const held = at([pass]);
  const other = new Pace(held.paced, () => false);
  other.onQuestion();
  other.stop();
  vi.advanceTimersByTime(20_000);
  expect(held.sent).toEqual([]);
});

test("among friends nothing is answered automatically: the server closes the reaction window", () => {
  /** Return the sent choices, and whether a pass waits, after an optional manual pass. */
  const outcome = (open: (typeof pass | typeof gun)[], byHand: boolean) => {
    const { paced, sent } = at(open, { friend: true, window: { thinking: [] } });
    const pace = new Pace(paced, () => true);
    pace.onQuestion();
    vi.advanceTimersByTime(3000);
    if (byHand && !pace.deferPass(pass)) paced.send(pass);
    vi.advanceTimersByTime(20_000);
    return { sent, pressed: pace.hasPressedPass };
  };
  expect(outcome([pass], false)).toEqual({ sent: [], pressed: false });
  expect(outcome([pass, gun], false)).toEqual({ sent: [], pressed: false });
  expect(outcome([pass], true)).toEqual({ sent: [], pressed: true });
  expect(outcome([pass, gun], true)).toEqual({ sent: [], pressed: true });
});

test("a player who asked for time passes by hand, at once", () => {
  const { paced } = at([pass, gun], { friend: true, window: { thinking: [0] } });
  expect(new Pace(paced, () => true).deferPass(pass)).toBe(false);
});

test("passing continues until a question concerns the player, whatever else is asked between", () => {
  let concerned = false;
  const { paced, table, sent } = at([pass, gun]);
  const pace = new Pace(paced, () => concerned);
  pace.onQuestion();
  pace.keepPassing();
  expect(sent).toEqual([pass]);
  const asks = (question: number, ask: string, ms = 3000): void => {
    table.asked = { question, prompt: { ask, about: {} } };
    pace.onQuestion();
    vi.advanceTimersByTime(ms);
  };
  asks(2, "Respond");
  expect(sent).toEqual([pass, pass]);
  asks(3, "PickMovement", 20_000);
  expect(sent, "another question is one's own to answer").toEqual([pass, pass]);
  asks(4, "Respond");
  expect(sent).toEqual([pass, pass, pass]);
  concerned = true;
  asks(5, "Respond", 20_000);
  expect(sent).toEqual([pass, pass, pass]);
  expect(pace.passedQuestion).toBe("");
});

test("passing can be stopped while the others decide", () => {
  const { paced, table, sent } = at([pass, gun]);
  const pace = new Pace(paced, () => false);
  pace.onQuestion();
  pace.keepPassing();
  expect(pace.isPassing, "one is asked still").toBe(false);
  paced.open = [];
  expect(pace.isPassing).toBe(true);
  pace.stop();
  expect(pace.isPassing).toBe(false);
  paced.open = [pass, gun];
  table.asked = { question: 2, prompt: { ask: "Respond", about: {} } };
  pace.onQuestion();
  vi.advanceTimersByTime(20_000);
  expect(sent).toEqual([pass]);
});

test("a player who stops passing is asked again, and sees what came since", () => {
  const told: unknown[] = [];
  const { paced, table, sent } = at([pass, gun]);
  const pace = new Pace(paced, (_view, _seat, passed) => {
    told.push(passed);
    return false;
  });
  const then = table.view;
  pace.onQuestion();
  pace.keepPassing();
  table.view = {};
  table.asked = { question: 2, prompt: { ask: "Respond", about: {} } };
  pace.onQuestion();
  expect(told).toEqual([then]);
  expect(told[0]).toBe(then);
  pace.stop();
  expect(pace.passedQuestion).toBe("");
  table.asked = { question: 3, prompt: { ask: "Respond", about: {} } };
  pace.onQuestion();
  vi.advanceTimersByTime(20_000);
  expect(sent).toEqual([pass]);
});

test("answers that change nothing are no reason to ask, unless the time of the answer tells something", () => {
  const alone = at([pass, gun], { needless: true });
  new Pace(alone.paced, () => true).onQuestion();
  vi.runAllTimers();
  expect(alone.sent).toEqual([pass]);
  const among = at([pass, gun], { needless: true, friend: true });
  new Pace(among.paced, () => true).onQuestion();
  vi.runAllTimers();
  expect(among.sent).toEqual([]);
});
