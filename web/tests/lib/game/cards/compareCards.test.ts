import { expect, test } from "vitest";
import { compareCards, meanHits } from "@/lib/game/cards/compareCards";

const SWORD = { kind: "melee", dice: 1, accuracy: 4, damage: 2, range: "0", noisy: "no", opens: "never", dual: "no", armour: 7 };
const AXE = { kind: "melee", dice: 1, accuracy: 4, damage: 1, range: "0", noisy: "no", opens: "auto", dual: "yes", armour: 7 };
const RIFLE = { kind: "ranged", dice: 2, accuracy: 3, damage: 1, range: "1–3", noisy: "yes", opens: "never", dual: "no", armour: 7 };
const SHIELD = { kind: "none", opens: "never", armour: 4 };

test("each value is better, the same or worse", () => {
  const verdicts = Object.fromEntries(compareCards(SWORD, AXE, [true, true]).map(({ name, verdict }) => [name, verdict]));
  expect(verdicts).toEqual({ dice: "same", needs: "same", damage: "better", range: "same", noise: "same", doors: "worse", dual: "worse" });
  const shot = Object.fromEntries(compareCards(RIFLE, SWORD, [false, true]).map(({ name, verdict }) => [name, verdict]));
  expect(shot).toEqual({ dice: "better", needs: "better", damage: "worse", range: "better", noise: "worse", usable: "worse" });
});

test("a card that is no weapon has no values of a weapon", () => {
  const rows = compareCards(SHIELD, SWORD, [true, true]);
  expect(rows.find(({ name }) => name === "dice")).toMatchObject({ one: "–", other: "1", verdict: "worse" });
  expect(rows.find(({ name }) => name === "armour")).toMatchObject({ one: "4+", other: "–", verdict: "better" });
});

test("the mean number of hits counts dice and their faces", () => {
  expect(meanHits(SWORD)).toBeCloseTo(0.5);
  expect(meanHits(RIFLE)).toBeCloseTo(4 / 3);
  expect(meanHits(SHIELD)).toBe(0);
});
