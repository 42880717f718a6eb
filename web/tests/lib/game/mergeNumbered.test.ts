import { expect, test } from "vitest";
import { mergeNumbered } from "@/lib/game/mergeNumbered";

const cardTexts = (text: string, ...names: string[]) => names.map((name) => ({ name, text }));

test("cards that differ only in their number are merged, with their count", () => {
  const cards = cardTexts("All of it appears.", ...[213, 214, 215].map((one) => `Enter the Horde! (no. ${one})`));
  expect(mergeNumbered(cards, "en")).toEqual(cardTexts("All of it appears.", "Enter the Horde! (no. 213–215) ×3"));
  expect(mergeNumbered(cardTexts("Two Walkers.", "no. 191", "no. 179", "no. 180"), "en")).toEqual(
    cardTexts("Two Walkers.", "no. 179, 180, 191 ×3"),
  );
});

test("items with another name or text keep their own line", () => {
  const lines = [...cardTexts("From afar.", "AK-47", "Mac-10"), ...cardTexts("Two.", "no. 2"), ...cardTexts("Three.", "no. 10")];
  expect(mergeNumbered(lines, "en")).toEqual(lines);
});
