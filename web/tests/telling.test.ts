import { expect, test } from "vitest";
import { pieces } from "@/lib/telling";

test("names in a sentence are set apart in their order", () => {
  const cut = pieces("Asim went from E1 to E2.", [["Asim", "asim"], ["E1", "E1"], ["E2", "E2"]]);
  expect(cut.map((one) => one.text).join("")).toBe("Asim went from E1 to E2.");
  expect(cut.filter((one) => one.ref).map((one) => one.ref)).toEqual(["asim", "E1", "E2"]);
});

test("a name that is not in the sentence changes nothing", () => {
  expect(pieces("Nothing happened.", [["Rolf", "rolf"], ["", "x"]])).toEqual([{ text: "Nothing happened.", ref: "" }]);
});
