import { expect, test } from "vitest";
import { missionProgress } from "@/lib/game/mission/progress";
import type { ZombicideView } from "@/lib/net/protocol";

const view = {
  round: 3,
  survivors: [{ zone: "A1" }, { zone: "lost" }, { zone: "away" }],
  tallies: { time: 4 },
  killed: { walker: 5, runner: 2 },
} as unknown as ZombicideView;

test("a mission's printed values say what is counted, and the targets", () => {
  const found = missionProgress(view, { difficulty: "easy", minutes: 60, rounds: 8, lost: 2, killed_walker: 10, count_time: 14 });
  expect(found.map(({ what, zombie, count, most }) => [what, zombie, count, most])).toEqual([
    ["rounds", "", 3, 8],
    ["lost", "", 1, 2],
    ["killed", "walker", 5, 10],
    ["time", "", 4, 14],
  ]);
});

test("zombies of any kind are counted together", () => {
  expect(missionProgress(view, { killed_any: 20 })[0]?.count).toBe(7);
});
