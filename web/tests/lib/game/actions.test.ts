import { expect, test } from "vitest";
import {
  areAllNoisy,
  byPlace,
  cheapestPrice,
  commonStart,
  groupChoices,
  safeAnswers,
  keysFor,
  choicesToHighlight,
  canBeStandingOrder,
  groupsByButton,
} from "@/lib/game/actions";
import { cardActions } from "@/lib/game/cards/cardActions";
import { readVerbs } from "@/lib/game/verbs";

const move = (zone: string) => ({ seat: 0, do: "move", args: { zone } });
const shoot = (weapon: string, zone: string) => ({ seat: 0, do: "shoot", args: { weapon, zone } });
const end = { seat: 0, do: "end_turn" };
const said: Readonly<Record<string, Record<string, string | number>>> = {
  move: { key: "m", rank: -3 },
  shoot: { rank: -2 },
  search: { key: "f", rank: -1 },
  pass: { key: "e", rank: 2 },
  end_turn: { key: "e", rank: 1 },
};
const verbs = readVerbs((kind, name) => (kind === "verb" ? (said[name] ?? {}) : {}));

test("choices are grouped by verb and weapon, with the end of the turn last", () => {
  const groups = groupChoices(
    [end, move("E1"), shoot("bow", "E2"), shoot("crossbow", "E2"), move("E2")],
    [{ choice: { seat: 0, do: "search" }, rule: "GH-SRC-01", about: {} }],
    verbs,
  );
  expect(groups.map((group) => group.id)).toEqual(["move", "shoot bow", "shoot crossbow", "search", "end_turn"]);
  expect(groups[0]?.choices).toHaveLength(2);
  expect(groups[3]?.choices).toHaveLength(0);
});

test("moved cards are grouped by card, whoever gets them and by whichever verb", () => {
  const put = (verb: string, card: string, slot: string, survivor?: string) => ({
    seat: 0,
    do: verb,
    args: { card, slot, ...(survivor ? { survivor } : {}) },
  });
  const groups = groupChoices(
    [put("put", "bow", "pack_1"), put("hand", "bow", "hand_1", "cathy"), put("hand", "axe", "hand_2", "louise"), { seat: 0, do: "done" }],
    [],
    verbs,
  );
  expect(groups.map(({ id, weapon, choices }) => [id, weapon, choices.length])).toEqual([
    ["card bow", "bow", 2],
    ["card axe", "axe", 1],
    ["done", "", 1],
  ]);
});

test("the same card of two people is two groups, each with its owner", () => {
  const hand = (survivor: string) => ({ seat: 0, do: "hand", args: { card: "torch", slot: "pack_1", survivor } });
  const groups = groupChoices([hand("asim"), hand("berin")], [], verbs, ({ args }) => (args?.["survivor"] === "asim" ? "berin" : "asim"));
  expect(groups.map(({ id, owner, choices }) => [id, owner, choices.length])).toEqual([
    ["card torch of berin", "berin", 1],
    ["card torch of asim", "asim", 1],
  ]);
  expect(cardActions(groups, "card", "torch", "berin").map(({ choices }) => choices[0])).toEqual([hand("asim")]);
  expect(cardActions(groups, "card", "torch")).toHaveLength(2);
});

test("every group is below its fixed button, or below More if it has none", () => {
  const looks: Record<string, Record<string, string>> = {
    move: { button: "move" },
    shoot: { button: "shoot" },
    end_turn: { button: "end" },
  };
  const own = readVerbs((_, name) => looks[name] ?? {});
  const bar = ["move", "shoot", "more", "end"].map((name) => ({ name, key: name.charAt(0), figure: "" }));
  const eat = { seat: 0, do: "eat" };
  const groups = groupChoices([eat, end, move("E1"), shoot("bow", "E2"), shoot("crossbow", "E2")], [], own);
  const under = groupsByButton(bar, groups, own).map((place) => place.groups.map((group) => group.id));
  expect(under).toEqual([["move"], ["shoot bow", "shoot crossbow"], ["eat"], ["end_turn"]]);
});

test("the common beginning of sentences ends with a whole word", () => {
  expect(commonStart(["Go to D1", "Go to D2"])).toBe("Go to");
  expect(commonStart(["Asim", "Rolf"])).toBe("");
  expect(commonStart(["Trade with Ana, now"])).toBe("Trade with Ana, now");
});

test("no key is assigned twice, and no reserved key at all", () => {
  const keys = keysFor(["move", "search", "strike", "strike", "pass", "end_turn", "under"], verbs);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys[0]).toBe("m");
  expect(keys.some((key) => "uclk".includes(key))).toBe(false);
});

test("choices are grouped by the place they name", () => {
  const found = byPlace([move("E1"), shoot("bow", "E1"), move("E2"), end]);
  expect(found.get("E1")).toHaveLength(2);
  expect([...found.keys()]).toEqual(["E1", "E2"]);
});

test("the cheapest price is shown, and only what cannot be done quietly is noisy", () => {
  const [near, far, shot] = [move("E1"), move("E2"), shoot("bow", "E2")];
  const asked = {
    choices: [{ choice: near, price: 2 }, { choice: far, price: 1, noisy: true }, { choice: shot, price: 0, noisy: true }, { choice: end }],
  };
  expect(cheapestPrice(asked, [near, far])).toBe(1);
  expect(cheapestPrice(asked, [shot])).toBe(0);
  expect(cheapestPrice(asked, [end])).toBeNull();
  expect(areAllNoisy(asked, [far, shot])).toBe(true);
  expect(areAllNoisy(asked, [near, far])).toBe(false);
  expect(areAllNoisy(asked, [])).toBe(false);
});

test("unknown prices and noise are not shown", () => {
  const asked = { choices: [{ choice: end }] };
  expect(cheapestPrice(asked, [end])).toBeNull();
  expect(areAllNoisy(asked, [end])).toBe(false);
  expect(areAllNoisy(null, [end])).toBe(false);
});

test("a standing order is offered only where the server accepts one", () => {
  const [pass, near] = [{ seat: 0, do: "pass" }, move("E1")];
  const asked = { choices: [{ choice: pass, lasting: true }, { choice: near }] };
  expect(canBeStandingOrder(asked, pass)).toBe(true);
  expect(canBeStandingOrder(asked, near)).toBe(false);
  expect(canBeStandingOrder({ choices: [{ choice: near }] }, near)).toBe(false);
  expect(canBeStandingOrder(null, pass)).toBe(false);
});

test("the board highlights moves before attacks, and no place without a target", () => {
  const tones = readVerbs((_, name) => ({ tone: name === "move" ? "step" : name === "shoot" ? "attack" : "" }));
  const choices = [move("E1"), shoot("bow", "E1"), shoot("bow", "E2")];
  const asked = { choices: choices.map((choice, at) => ({ choice, vain: at === 2 })) };
  expect(choicesToHighlight(asked, choices, tones, { armed: false })).toEqual([move("E1")]);
  const shots = choices.slice(1);
  expect(choicesToHighlight(asked, shots, tones, { armed: false })).toEqual([shoot("bow", "E1")]);
  expect(choicesToHighlight(asked, shots, tones, { armed: true })).toEqual(shots);
});

test("safe answers end the question, give nothing up, and deal evenly", () => {
  const looks: Record<string, Record<string, string | boolean>> = { done: { closes: true }, discard: { gives_up: true } };
  const own = readVerbs((_, name) => (looks[name] ?? {}) as Record<string, string>);
  const put = { seat: 0, do: "put", args: { card: "bow" } };
  const discard = { seat: 0, do: "discard", args: { card: "bow" } };
  const done = { seat: 0, do: "done" };
  const give = (survivor: string) => ({ seat: 0, do: "give_card", args: { card: "bow", survivor } });
  expect(safeAnswers([put, discard, done], own, new Map())).toEqual([done]);
  expect(safeAnswers([put, discard], own, new Map())).toEqual([put]);
  expect(safeAnswers([discard], own, new Map())).toEqual([discard]);
  const dealt = new Map([
    ["asim", 1],
    ["rolf", 0],
  ]);
  expect(safeAnswers([give("asim"), give("rolf")], own, dealt)).toEqual([give("rolf")]);
});
