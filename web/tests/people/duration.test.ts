import { expect, test } from "vitest";
import { formatDuration } from "@/people/matches/duration";

test.each([
  [0, "0 sec"],
  [59, "59 sec"],
  [61, "1 min 1 sec"],
  [180, "3 min"],
  [905, "15 min"],
  [7_260, "2 hr 1 min"],
  [86_400, "1 day"],
  [180_000, "2 days 2 hr"],
])("%i seconds are %s", (seconds, said) => {
  expect(formatDuration(seconds, "en")).toBe(said);
});

test("formats in Spanish too", () => {
  expect(formatDuration(180_000, "es")).toBe("2 días 2 h");
});
