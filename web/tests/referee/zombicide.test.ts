import { expect, test } from "vitest";
import { layerOfCourse, layerOfStep } from "@/referee/answers/course";
import { groupsOf } from "@/referee/answers/choices";
import { arrowLine } from "@/referee/games/zombicide/board/arrowLine";
import { neighboursOf } from "@/referee/games/zombicide/setup/neighbours";
import { withoutTurn } from "@/referee/games/zombicide/setup/turn";
import { sentPosition } from "@/referee/start/sentPosition";
import type { Course, OpenChoice } from "@/lib/net/protocol";

const choice = (line: string, args: Record<string, string> = {}): OpenChoice => {
  const [verb = ""] = line.split(" ");
  return { line, sentence: line, seat: 0, do: verb, args };
};

test("choices about the chosen zone come first, and many of one verb are folded", () => {
  const shots = ["A1", "B1", "C1", "D1", "E1"].map((zone) => choice(`fire at ${zone}`, { zone }));
  const groups = groupsOf([choice("walk to E1", { zone: "E1" }), ...shots], "E1", "");
  expect(groups.map((group) => group.choices.length)).toEqual([2, 4]);
  const folded = groupsOf([choice("rest now"), ...shots], "", "");
  expect(folded.map((group) => group.title)).toEqual(["", "fire at …"]);
  expect(groupsOf(shots, "", "c1").flatMap((group) => group.choices).length).toBe(1);
});

test("an arrow leaves its ends free, and a second one lies beside it", () => {
  const line = arrowLine({ x: 0, y: 0 }, { x: 100, y: 0 });
  expect(line).toMatchObject({ start: { x: 20, y: 0 }, end: { x: 78, y: 0 }, tip: { x: 98, y: 0 }, angle: 0 });
  expect(arrowLine({ x: 0, y: 0 }, { x: 100, y: 0 }, 1).start.y).toBe(34);
});

test("cells at the edge of a map have fewer neighbours on the map", () => {
  expect(neighboursOf("A1")).toEqual(["B1", "A2"]);
  expect(neighboursOf("C2")).toEqual(["C1", "D2", "C3", "B2"]);
});

test("another turn gives up what was going on, and keeps what is known of cards", () => {
  const given = { phase: "zombies", details: { stack: [["EndPhase"]], cards: { discard: ["axe"] }, fields: { active: -1, opened: 3 } } };
  expect(withoutTurn(given)).toEqual({ details: { cards: { discard: ["axe"] }, fields: { opened: 3 } } });
  expect(withoutTurn({ active: "rolf", mission: "x" })).toEqual({ mission: "x" });
});

test("links and codes are told from texts", () => {
  expect(sentPosition("http://host/#/referee/1abcDEF_-9x")).toEqual({ code: "1abcDEF_-9x" });
  expect(sentPosition(" 1abcDEF_-9x ")).toEqual({ code: "1abcDEF_-9x" });
  expect(sentPosition("game = zombiland | A1: x")).toEqual({ text: "game = zombiland | A1: x" });
});

test("an answer draws all arrows, open ones dotted, and a step only its own", () => {
  const course: Course = {
    text: "",
    steps: [
      { number: 1, sentence: "", event: "SurvivorAttacked", args: { survivor: "rolf" } },
      {
        number: 2,
        sentence: "",
        event: "ZombiesWalked",
        args: {},
        arrows: [{ figure: "walker", origin: "A1", to: "A2" }],
        places: ["A1", "A2"],
      },
    ],
    decision: {
      ask: "",
      sentence: "",
      seats: [0],
      choices: [{ ...choice("send"), arrow: { figure: "fatty", origin: "A1", to: "B1", is_open: true } }],
    },
  };
  const find = (name: string): string => (name === "rolf" ? "C3" : "");
  const all = layerOfCourse(course, find);
  expect(all.frames).toEqual([{ place: "C3", look: "hit", label: "1" }]);
  expect(all.arrows.map((one) => [one.number, one.isOpen])).toEqual([
    [2, false],
    [3, true],
  ]);
  expect(layerOfStep(course, 2, find)).toMatchObject({ arrows: [{ number: 2 }], frames: [{ place: "A2", look: "named" }] });
  expect(layerOfStep(course, 0, find).arrows).toEqual([]);
});
