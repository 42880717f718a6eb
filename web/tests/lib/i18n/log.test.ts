import { expect, test } from "vitest";
import { headingsOf, mentions, mentionsSeat } from "@/lib/i18n/log";
import { parts } from "@/games/zombicide/parts";
import { scrollIntoView } from "@/table/layout/pose";

const eventRecord = (event: string, args = {}) => ({ event, args });

test("events are listed under their rounds and phases, with separate parts of the zombies' phase", () => {
  const events = [
    eventRecord("RoundBegan", { round: 1, seat: 0 }),
    eventRecord("PhaseBegan", { phase: "players" }),
    eventRecord("Moved", { survivor: "asim" }),
    eventRecord("PhaseBegan", { phase: "zombies" }),
    eventRecord("ZombiesWalked", {}),
    eventRecord("ZombiesWalked", {}),
    eventRecord("SpawnDiceRolled", {}),
    eventRecord("ZombieCardDrawn", {}),
  ];
  const found = headingsOf(events, 10, parts);
  expect([...found.keys()]).toEqual([10, 11, 13, 14, 16]);
  expect(found.get(10)?.[0]?.round).toBe(1);
  expect(found.get(14)?.[0]?.phase).toBe("zombies-move");
  expect(found.get(16)?.[0]?.phase).toBe("zombies-spawn");
});

test("if every turn names its round, the round has one heading", () => {
  const turn = (round: number, seat: number) => eventRecord("TurnBegan", { round, seat });
  expect([...headingsOf([turn(1, 0), turn(1, 1), turn(2, 0)]).keys()]).toEqual([0, 2]);
});

test("the filter keeps the lines that name a survivor or seat", () => {
  const line = { number: 1, event: "Moved", args: { survivor: "asim", seat: 2 } };
  expect(mentions(line, "asim")).toBe(true);
  expect(mentions(line, "rolf")).toBe(false);
  expect(mentionsSeat(line, 2)).toBe(true);
  expect(mentionsSeat(line, 0)).toBe(false);
});

test("the board scrolls to a place only if it is out of view", () => {
  const pose = { x: 0, y: 0, scale: 1 };
  expect(scrollIntoView(pose, { x: 200, y: 200 }, [400, 400])).toBe(pose);
  expect(scrollIntoView(pose, { x: 900, y: 200 }, [400, 400])).toEqual({ x: -700, y: 0, scale: 1 });
});
