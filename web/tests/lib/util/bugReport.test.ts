import { expect, test } from "vitest";
import type { EventRecord, MatchInfo, View } from "@/lib/net/protocol";
import { MAX_CHARACTERS, bugReport, type PageState } from "@/lib/util/bugReport";

const MATCH = {
  id: "m1",
  game: "zombiland",
  rules: 2,
  options: {},
  seats: [
    { seat: 0, name: "Ana Belén", bot: "", away: false, here: true, online: true },
    { seat: 1, name: "Bot 1", bot: "random", away: false, here: false, online: false },
  ],
  paused: false,
  created: "",
  commitment: "",
  seed: null,
  seed_given: false,
  over: false,
  spectators: 0,
  deeds: [],
} satisfies MatchInfo;

function pageState(more: Partial<PageState> = {}): PageState {
  const nothing = { note: "", faults: [], lang: "en", browser: "a browser", window: "800x600", secrets: [] };
  return {
    version: "1.2",
    protocol: 7,
    match: MATCH,
    seat: 0,
    seq: 4,
    moves: 3,
    line: "open",
    asked: null,
    events: [],
    view: null,
    ...nothing,
    ...more,
  };
}

function event(number: number): EventRecord {
  return { event: "Rolled", number, filling: "x".repeat(400) } as unknown as EventRecord;
}

test("a report names the version, the game and its rules, and the seats without names", () => {
  const told = JSON.parse(bugReport(pageState())) as Record<string, unknown>;
  expect(told).toMatchObject({ horda: "1.2", game: "zombiland", rules: 2, seats: ["person", "random"], seq: 4 });
  expect(bugReport(pageState())).not.toContain("Ana");
});

test("a report contains no secret of this device, not even inside an error", () => {
  const text = bugReport(pageState({ faults: ["cannot open /#/match/m1/hush-hush"], secrets: ["hush-hush", ""] }));
  expect(text).not.toContain("hush-hush");
  expect(text).toContain("cannot open");
});

test("a report holds the newest events, as many as a form accepts", () => {
  const events = Array.from({ length: 300 }, (_, number) => event(number));
  const view = { zones: "y".repeat(40_000) } as unknown as View;
  const text = bugReport(pageState({ events, view }));
  const told = JSON.parse(text) as { events: { number: number }[]; events_from: number; view: unknown };
  expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS);
  expect(told.events.at(-1)?.number).toBe(299);
  expect(told.events_from).toBe(300 - told.events.length);
  expect(told.view).toEqual(view);
});

test("if the view alone is too large, the last events are kept without it", () => {
  const view = { zones: "y".repeat(2 * MAX_CHARACTERS) } as unknown as View;
  const told = JSON.parse(bugReport(pageState({ events: [event(0), event(1)], view }))) as { events: unknown[]; view: unknown };
  expect(told.view).toBeNull();
  expect(told.events).toHaveLength(2);
});
