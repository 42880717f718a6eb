import { expect, test } from "vitest";
import { cardActions } from "@/lib/game/cards/cardActions";
import { groupChoices } from "@/lib/game/actions";
import { printedValues, formatValues, cornerIcons, attackModes, spawnRows } from "@/lib/game/cards/faces";
import { readVerbs } from "@/lib/game/verbs";

const bow = {
  ...{ kind: "melee", range: "0", dice: 1, accuracy: 4, damage: 1 },
  ...{ kind_2: "ranged", range_2: "0–1", dice_2: 1, accuracy_2: 4, damage_2: 1 },
};

test("a weapon shows every attack mode that is printed on it", () => {
  expect(attackModes(bow).map(({ kind }) => kind)).toEqual(["melee", "ranged"]);
  expect(attackModes(bow)[1]?.stats.map(({ value }) => value)).toEqual(["0–1", "1", "4+", "1"]);
});

test("ammo dice are counted beside the others", () => {
  const rifle = { kind: "ranged", range: "1–3", dice: 1, accuracy: 3, damage: 1, ammo_dice: 2 };
  expect(attackModes(rifle)[0]?.stats.map(({ value }) => value)).toEqual(["1–3", "1+2", "3+", "1"]);
});

test("a printed value lists each attack mode, once if they are equal", () => {
  const [range, dice] = printedValues(bow);
  expect(range?.values).toEqual(["0", "0–1"]);
  expect([range, dice].map((one) => one && formatValues(one))).toEqual(["0 / 0–1", "1"]);
});

test("armour shows its number, other cards show nothing", () => {
  expect(attackModes({ kind: "none", armour: 4 })[0]?.stats).toEqual([{ value: "4+", icon: "eq-shield", word: "z-armour" }]);
  expect(attackModes({ kind: "none", armour: 7 })).toEqual([]);
});

test("corner icons show only what is printed", () => {
  expect(cornerIcons({ opens: "never", noisy: "no", ammo_dice: 0 })).toEqual([]);
  expect(cornerIcons({ opens: "roll", noisy: "yes", ammo_dice: 2 }).map(({ icon }) => icon)).toEqual(["noise", "ui-door", "die-ammo"]);
});

test("a card has a button for each action, and one for all places it reaches", () => {
  const shoot = (zone: string) => ({ seat: 0, do: "shoot", args: { weapon: "bow", zone } });
  const discard = (card: string) => ({ seat: 0, do: "discard", args: { card } });
  const groups = groupChoices(
    [shoot("A1"), shoot("A2"), discard("bow"), discard("axe")],
    [],
    readVerbs(() => ({})),
  );
  const deeds = cardActions(groups, "card", "bow");
  expect(deeds.map(({ choices }) => choices.length)).toEqual([2, 1]);
  expect(cardActions(groups, "card", "shield")).toEqual([]);
});

test("a zombie card shows what it brings at each danger level, and other cards nothing", () => {
  const printed = { blue_zombie: "none", blue_count: 0, yellow_zombie: "runner", yellow_count: 2, red_zombie: "fatty", red_count: 1 };
  expect(spawnRows(printed)).toEqual([
    { level: "yellow", zombie: "runner", count: 2 },
    { level: "red", zombie: "fatty", count: 1 },
  ]);
  expect(spawnRows({ figure: "eq-axe" })).toEqual([]);
});
