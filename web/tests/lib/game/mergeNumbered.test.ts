import { expect, test } from "vitest";
import { mergeNumbered } from "@/lib/game/mergeNumbered";

const named = (text: string, ...names: string[]) => names.map((name) => ({ name, text }));

test("cards that differ only in their number are merged, with their count", () => {
  const cards = named("All of it appears.", ...[213, 214, 215].map((one) => `Enter the Horde! (no. ${one})`));
  expect(mergeNumbered(cards, "en")).toEqual(named("All of it appears.", "Enter the Horde! (no. 213–215) ×3"));
  expect(mergeNumbered(named("Two Walkers.", "no. 191", "no. 179", "no. 180"), "en")).toEqual(
    named("Two Walkers.", "no. 179, 180, 191 ×3"),
  );
});

test("items with another name or text keep their own line", () => {
  const lines = [...named("From afar.", "AK-47", "Mac-10"), ...named("Two.", "no. 2"), ...named("Three.", "no. 10")];
  expect(mergeNumbered(lines, "en")).toEqual(lines);
});
