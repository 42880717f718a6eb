import { expect, test } from "vitest";
import type { Choice } from "@/lib/game/values";
import {
  canPut,
  cardAt,
  handedOverCards,
  isChanged,
  leaveCard,
  nextChoice,
  putCard,
  sendAcross,
  discardedCards,
  type Arrangement,
  type Fits,
  type Holder,
} from "@/lib/match/arrangement";

const SLOTS = ["hand_1", "hand_2", "body", "pack_1", "pack_2"];
const fits: Fits = (face, _, kind) => kind === "pack" || (kind === "hand" ? face !== "shield" : face === "shield");
const holder = (name: string, isForeign = false): Holder => ({ name, slots: SLOTS, isForeign });

/** Return a plan that changes nothing in the inventories; `found` are cards without a slot. */
function plan(slots: readonly (readonly string[])[], holders: readonly Holder[], found: readonly string[] = []): Arrangement {
  const held = slots.flatMap((faces, who) => faces.flatMap((face, slot) => (face ? [{ face, home: { who, slot } }] : [])));
  const cards = [...held, ...found.map((face) => ({ face, home: null }))];
  return { holders, fits, cards: cards.map(({ face, home }, id) => ({ id, face, home, at: home })) };
}

const idOf = ({ cards }: Arrangement, face: string): number => cards.find((card) => card.face === face)?.id ?? -1;
const faceAt = (of: Arrangement, who: number, slot: number): string => cardAt(of, { who, slot })?.face ?? "";

test("a card on a full slot changes places with what lies there", () => {
  const before = plan(
    [
      ["sword", "", "", "", ""],
      ["bow", "", "", "", ""],
    ],
    [holder("ann"), holder("bob")],
  );
  expect(isChanged(before)).toBe(false);
  const after = putCard(before, idOf(before, "sword"), { who: 1, slot: 0 });
  expect([faceAt(after, 0, 0), faceAt(after, 1, 0)]).toEqual(["bow", "sword"]);
  expect(handedOverCards(after).map(({ face }) => face)).toEqual(["sword", "bow"]);
  expect(isChanged(after)).toBe(true);
});

test("a card goes only where it fits, and another player's cards only change hands", () => {
  const before = plan(
    [
      ["sword", "", "", "", ""],
      ["bow", "", "", "", ""],
    ],
    [holder("ann"), holder("bob", true)],
  );
  const [sword, bow] = ["sword", "bow"].map((face) => before.cards[idOf(before, face)]);
  expect(sword && canPut(before, sword, { who: 0, slot: 2 })).toBe(false);
  expect(sword && canPut(before, sword, { who: 0, slot: 1 })).toBe(false);
  expect(bow && canPut(before, bow, { who: 1, slot: 3 })).toBe(false);
  expect(bow && canPut(before, bow, { who: 0, slot: 3 })).toBe(true);
  expect(faceAt(sendAcross(before, idOf(before, "bow")), 0, 1)).toBe("bow");
});

test("a found card that finds no room pushes another out, and can be left", () => {
  const before = plan([["sword", "axe", "", "apple", "water"]], [holder("ann")], ["bow"]);
  const bow = idOf(before, "bow");
  expect(discardedCards(before).map(({ face }) => face)).toEqual(["bow"]);
  const after = putCard(before, bow, { who: 0, slot: 3 });
  expect(discardedCards(after).map(({ face }) => face)).toEqual(["apple"]);
  expect(discardedCards(leaveCard(after, bow)).map(({ face }) => face)).toEqual(["bow"]);
});

/** Carry out a plan on slots that each choice changes, and return the choices made. */
function carryOut(goal: Arrangement, slots: string[][], offer: (loose: string) => Choice[]): string[] {
  const made: string[] = [];
  let loose = "";
  for (let step = 0; step < 10; step += 1) {
    const choice = nextChoice(goal, { slots, loose }, offer(loose), { survivor: "ann", other: "bob" });
    if (!choice) return [...made, "stuck"];
    const { card = "", slot = "", survivor = "ann" } = choice.args as Record<string, string>;
    made.push(choice.do === "done" ? "done" : `${choice.do} ${card} ${slot} ${survivor}`);
    if (choice.do === "done") return made;
    const row = slots[survivor === "ann" ? 0 : 1] ?? [];
    const at = SLOTS.indexOf(slot);
    if (!loose) for (const cards of slots) if (cards.includes(card)) cards[cards.indexOf(card)] = "";
    loose = row[at] ?? "";
    row[at] = card;
  }
  return made;
}

test("the choices of a swap are made one after the other, and the trade is ended", () => {
  const slots = [
    ["sword", "axe", "", "", ""],
    ["bow", "", "", "", ""],
  ];
  const before = plan(slots, [holder("ann"), holder("bob")]);
  const goal = putCard(before, idOf(before, "sword"), { who: 1, slot: 0 });
  const hand = (card: string, slot: string, survivor: string): Choice => ({ seat: 0, do: "hand", args: { card, slot, survivor } });
  const every = ["sword", "axe", "bow"].flatMap((card) =>
    ["ann", "bob"].flatMap((who) => ["hand_1", "hand_2", "pack_1"].map((slot) => hand(card, slot, who))),
  );
  const made = carryOut(goal, slots, (loose) =>
    loose ? every.filter((one) => one.args?.["card"] === loose) : [...every, { seat: 0, do: "done", args: {} }],
  );
  expect(made).toEqual(["hand sword hand_2 bob", "hand bow hand_1 ann", "done"]);
});

test("a plan that the offered choices do not lead to stops", () => {
  const before = plan([["sword", "", "", "", ""]], [holder("ann")]);
  const goal = putCard(before, 0, { who: 0, slot: 3 });
  expect(nextChoice(goal, { slots: [["sword", "", "", "", ""]], loose: "" }, [], { survivor: "ann" })).toBeNull();
});
