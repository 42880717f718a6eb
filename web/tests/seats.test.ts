import { expect, test } from "vitest";
import type { OptionInfo } from "@/lib/protocol";
import { areDealt } from "@/lib/seats";

const option = (name: string): OptionInfo => ({ name, values: ["random"], default: "random" }) as unknown as OptionInfo;

test("a seat of the box has a colour only where the table gives it the same one", () => {
  expect(areDealt({ options: [option("first"), option("colours")] })).toBe(true);
  expect(areDealt({ options: [option("dead_cards")] })).toBe(false);
});
