import { expect, test } from "vitest";
import type { ZombicideSurvivorView } from "@/lib/net/protocol";
import { replacedCard, movedCardOwner, slotNames } from "@/table/zombicide/survivor/slots";

const put = (slot: string) => ({ seat: 0, do: "put", args: { card: "axe", slot } });
const survivorHolding = (...slots: string[]) => ({ slots }) as unknown as ZombicideSurvivorView;

test("slots are named as choices name them, with a body slot if there is one", () => {
  expect(slotNames(["", "", "", "", ""])).toEqual(["hand_1", "hand_2", "pack_1", "pack_2", "pack_3"]);
  expect(slotNames(["", "", "", "", "", "", "", ""]).slice(0, 4)).toEqual(["hand_1", "hand_2", "body", "pack_1"]);
});

test("a card is swapped with the card in its slot", () => {
  const louise = survivorHolding("bow", "", "pistol", "", "");
  expect(["hand_1", "hand_2", "pack_1", "pack_2"].map((slot) => replacedCard(put(slot), louise))).toEqual(["bow", "", "pistol", ""]);
  expect(replacedCard({ seat: 0, do: "done" }, louise)).toBe("");
  expect(replacedCard(put("hand_1"), undefined)).toBe("");
});

test("a card moved in a trade belongs to its own survivor, or to the one who does not get it", () => {
  const trade = { survivor: "asim", other: "berin", card: "" };
  const moveOf = (verb: string, survivor?: string) => ({
    seat: 0,
    do: verb,
    args: { card: "axe", slot: "hand_1", ...(survivor && { survivor }) },
  });
  expect(movedCardOwner(moveOf("put"), trade)).toBe("asim");
  expect(movedCardOwner(moveOf("hand", "berin"), trade)).toBe("asim");
  expect(movedCardOwner(moveOf("hand", "asim"), trade)).toBe("berin");
  expect(movedCardOwner(moveOf("tidy", "berin"), trade)).toBe("berin");
});

test("cards outside of slots, and cards of a single person, have no owner", () => {
  expect(movedCardOwner(put("hand_1"), { survivor: "asim", other: "berin", card: "torch" })).toBe("");
  expect(movedCardOwner(put("hand_1"), { survivor: "asim", other: "", card: "" })).toBe("");
  expect(movedCardOwner({ seat: 0, do: "done" }, { survivor: "asim", other: "berin", card: "" })).toBe("");
});
