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
const rolled: EventRecord = { event: "AttackRolled", args: attack };
const aside: EventRecord = { event: "BlowsConcentrated", args: { survivor: "megan", zombie: "walker", damage: 2 } };
const silent: EventRecord = { event: "ExperienceGained", args: { survivor: "megan", points: 1 }, lines: [] };
const killed: EventRecord = {
  event: "ZombieKilled",
  args: { survivor: "megan", zombie: "walker", zone: "D3" },
  lines: [
    { back: 2, event: "", args: {} },
    { back: 3, event: "AttackKilled", args: { ...attack, killed: ["walker"] } },
  ],
};

test("an event without lines of its own makes one line", () => {
  expect(logLines([rolled, aside], 40)).toEqual([
    { number: 40, event: "AttackRolled", args: attack },
    { number: 41, event: "BlowsConcentrated", args: aside.args },
  ]);
});

test("a later event changes a line, removes another, and may add none", () => {
  const lines = logLines([rolled, aside, silent, killed], 40);
  expect(lines).toEqual([{ number: 40, event: "AttackKilled", args: { ...attack, killed: ["walker"] } }]);
  expect(words.event(lines[0]!, null)).toBe("Megan killed a Walker in D3 with the Norse Sword: 5 2, needed 4+.");
});

test("a line that began before the first event is left out", () => {
  expect(logLines([silent, killed], 42)).toEqual([]);
});

test("survivors whom zombies see can be pointed at", () => {
  const walked = { zombie: "walker", count: 2, zone: "C4", to: "D4", reason: "sees", seen: ["megan", "asim"], loudest: [], noise: 0 };
  const cut = eventPieces(words, { event: "ZombiesWalked", args: walked }, null);
  expect(cut.map((one) => one.text).join("")).toBe("2 Walkers went from C4 to D4: they see Megan and Asim.");
  expect(cut.filter((one) => one.ref).map((one) => one.ref)).toEqual(["C4", "D4", "megan", "asim"]);
});
