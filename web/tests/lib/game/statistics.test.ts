import { expect, test } from "vitest";
import { byDifficulty, mergePlayed, packMatches, tallies, unpackMatches, MAX_MATCHES, type PlayedMatch } from "@/lib/game/statistics";

const matchOf = (id: string, mission: string, won: boolean, rounds: number, day = 1): PlayedMatch => ({
  id,
  game: "green_horde",
  mission,
  difficulty: mission === "bell" ? "easy" : "hard",
  won,
  rounds,
  day,
});

test("matches are counted by mission and difficulty, with the fewest rounds of a win", () => {
  const all = [
    matchOf("a", "bell", true, 9),
    matchOf("b", "bell", false, 4),
    matchOf("c", "bell", true, 7),
    matchOf("d", "shrine", false, 3),
  ];
  expect(tallies(all).map(({ mission, played, won, best }) => [mission, played, won, best])).toEqual([
    ["bell", 3, 2, 7],
    ["shrine", 1, 0, 0],
  ]);
  expect(byDifficulty(all)).toEqual([
    { difficulty: "easy", played: 3, won: 2 },
    { difficulty: "hard", played: 1, won: 0 },
  ]);
});

test("a match that two devices have counts once, and the oldest are dropped", () => {
  const one = [matchOf("a", "bell", true, 9, 3)];
  expect(mergePlayed(one, [matchOf("a", "bell", true, 9, 3), matchOf("b", "bell", false, 4, 5)]).map(({ id }) => id)).toEqual(["b", "a"]);
  const many = Array.from({ length: MAX_MATCHES + 5 }, (_, at) => matchOf(String(at), "bell", true, 1, at));
  expect(mergePlayed(many, [])).toHaveLength(MAX_MATCHES);
  expect(
    packMatches(many.map((match) => ({ ...match, id: "12345678", mission: "the_dragon_bile_quest" })).slice(0, MAX_MATCHES)).length,
  ).toBeLessThan(16_384);
});

test("damaged text is left out", () => {
  const all = [matchOf("a", "bell", true, 9)];
  expect(unpackMatches(packMatches(all))).toEqual(all);
  expect(unpackMatches("no list")).toEqual([]);
  expect(unpackMatches('[["a"], 3, ["a","b","c","d",1,"x",2]]')).toEqual([]);
});
