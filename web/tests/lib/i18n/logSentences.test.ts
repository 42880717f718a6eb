import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { EventRecord } from "@/lib/net/protocol";
import { logLines, splitSentence, eventPieces } from "@/lib/i18n/logSentences";
import { Words } from "@/lib/i18n/words";

test("names in a sentence are split off in order", () => {
  const cut = splitSentence("Asim went from E1 to E2.", [
    ["Asim", "asim"],
    ["E1", "E1"],
    ["E2", "E2"],
  ]);
  expect(cut.map((one) => one.text).join("")).toBe("Asim went from E1 to E2.");
  expect(cut.filter((one) => one.ref).map((one) => one.ref)).toEqual(["asim", "E1", "E2"]);
});

test("a name that is not in the sentence changes nothing", () => {
  expect(
    splitSentence("Nothing happened.", [
      ["Rolf", "rolf"],
      ["", "x"],
    ]),
  ).toEqual([{ text: "Nothing happened.", ref: "" }]);
});

const words = new Words({
  lang: "en",
  catalogues: ["green_horde", "zombicide", "common"].map((name) => {
    return [name, readFileSync(join("..", "src", "horda", "locale", "en", `${name}.ftl`), "utf-8")] as const;
  }),
});
const attack = { survivor: "megan", weapon: "norse_sword", zone: "D3", dice: [5, 2], needed: 4, hits: 1 };
const killed = { survivor: "megan", zombie: "walker", zone: "D3" };
const log = (events: EventRecord[]): string[] => logLines(words, events, null).map((line) => words.event(line, null));

test("an attack and its kills are one line, at the position of the attack", () => {
  const events = [
    { event: "AttackRolled", args: attack },
    { event: "ExperienceGained", args: { survivor: "megan", points: 1 } },
    { event: "ZombieKilled", args: killed },
  ];
  expect(log(events)).toEqual(["Megan killed a Walker in D3 with the Norse Sword: 5 2, needed 4+."]);
  expect(logLines(words, events, null, 40)[0]!.number).toBe(40);
  expect(log(events.slice(0, 2))).toEqual(["Megan attacked D3 with the Norse Sword: 5 2, needed 4+. 1 hit."]);
});

test("the damage of a blow is logged only if it did not kill", () => {
  const las_vegas = new Words({
    lang: "en",
    catalogues: ["army_of_the_dead", "zombicide", "common"].map((name) => {
      return [name, readFileSync(join("..", "src", "horda", "locale", "en", `${name}.ftl`), "utf-8")] as const;
    }),
  });
  const blow = { survivor: "lilly", weapon: "machete", zone: "F5", dice: [6], needed: 3, hits: 1 };
  const struck = { event: "BlowsConcentrated", args: { survivor: "lilly", zombie: "alpha", damage: 2 } };
  const events = [
    { event: "AttackRolled", args: blow },
    struck,
    { event: "ZombieKilled", args: { survivor: "lilly", zombie: "alpha", zone: "F5" } },
  ];
  const said = (all: EventRecord[]): string[] => logLines(las_vegas, all, null).map((line) => las_vegas.event(line, null));
  expect(said(events)).toEqual(["Lilly killed an Alpha in F5 with the Machete: 6, needed 3+."]);
  expect(said(events.slice(0, 2)).at(-1)).toBe("Lilly did damage 2 to an Alpha.");
});

test("a kill elsewhere has its own line", () => {
  expect(
    log([
      { event: "AttackRolled", args: attack },
      { event: "ZombieKilled", args: { ...killed, zone: "D4" } },
    ]),
  ).toHaveLength(2);
});

test("survivors whom zombies see can be pointed at", () => {
  const walked = { zombie: "walker", count: 2, zone: "C4", to: "D4", reason: "sees", seen: ["megan", "asim"], loudest: [], noise: 0 };
  const cut = eventPieces(words, { event: "ZombiesWalked", args: walked }, null);
  expect(cut.map((one) => one.text).join("")).toBe("2 Walkers went from C4 to D4: they see Megan and Asim.");
  expect(cut.filter((one) => one.ref).map((one) => one.ref)).toEqual(["C4", "D4", "megan", "asim"]);
});
