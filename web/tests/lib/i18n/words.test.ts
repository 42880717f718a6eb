/** Tests that the client words a match exactly as Python does; `tools/web_words.py` prints Python's version. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ChoiceRecord, EventRecord, ResultRecord } from "@/lib/net/protocol";
import { logLines } from "@/lib/i18n/logSentences";
import { idOf, kebab, Words, type Question, type RefusedChoice, type EventText } from "@/lib/i18n/words";

interface Line {
  choice?: ChoiceRecord;
  question?: Question;
  event?: EventText;
  refusal?: RefusedChoice;
  result?: ResultRecord;
  seat: number;
  said: Record<"en" | "es", string>;
}
interface Fixture {
  names: string[];
  games: Record<string, { catalogues: string[]; lines: Line[]; events: EventRecord[]; log: Record<"en" | "es", string[]> }>;
}

const told = execFileSync(join("..", ".venv", "bin", "python"), [join("..", "tools", "web_words.py")], {
  env: { ...process.env, PYTHONPATH: join("..", "src") },
  maxBuffer: 1 << 26,
});
const fixture = JSON.parse(told.toString()) as Fixture;
const text = (lang: string, name: string): string => readFileSync(join("..", "src", "horda", "locale", lang, `${name}.ftl`), "utf-8");

describe.each(Object.keys(fixture.games))("%s", (game) => {
  const { catalogues, lines, events, log } = fixture.games[game]!;
  test.each(["en", "es"] as const)("says in %s what Python says", (lang) => {
    const words = new Words({
      lang,
      names: fixture.names,
      catalogues: catalogues.map((name) => [name, text(lang, name)] as const),
    });
    const heard = lines.map(({ choice, question, event, refusal, result, seat }) => {
      if (choice) return words.choice(choice);
      if (refusal) return words.refusal(refusal);
      if (result) return words.result(result);
      return question ? words.prompt(question, seat) : words.event(event!, seat);
    });
    expect(heard).toEqual(lines.map((line) => line.said[lang]));
    expect(logLines(events).map((line) => words.event(line, 0))).toEqual(log[lang]);
  });
});

test("ids are normalized", () => {
  expect(["CardDrawn", "dead_cards", "n3", "A", "zone 0"].map(kebab)).toEqual(["card-drawn", "dead-cards", "n3", "a", "zone-0"]);
  expect([null, true, "?", ["A", 2], []].map((value) => idOf(value))).toEqual(["none", "yes", "hidden", "a-2", "nothing"]);
});

test("the parts of a printed text can be read one by one", () => {
  const words = new Words({
    lang: "en",
    catalogues: [["toy", readFileSync(join("..", "tests", "engine", "shelf", "toy", "words", "en.ftl"), "utf-8")]],
  });
  expect(words.part("mission", "dawn", "scene")).toBe("The night is nearly over.");
  expect(words.parts("mission", "dawn", "goal")).toEqual(["Win a trick.", "Win another."]);
  expect(words.parts("mission", "dawn", "rule")).toEqual([]);
  expect(words.event({ event: "TurningPoint", args: { number: 1, moment: "dawn.turn_1" } }, null)).toBe("The sun rises.");
});

test("card texts keep ranges together, but not dashes between words", () => {
  const catalogues = [["g", "g-card-bow = Bow\n    .text = Range { $range }, from C5–C6 – or not."]] as const;
  const words = new Words({ lang: "en", catalogues, figures: () => ({ range: "0–1" }) });
  expect(words.text("card", "bow")).toBe("Range 0\u2060–\u20601, from C5\u2060–\u2060C6 – or not.");
});
