import { expect, test } from "vitest";
import type { Choice } from "@/lib/game/values";
import { DealRest } from "@/lib/match/dealRest.svelte";
import type { Play } from "@/lib/match/play.svelte";

const WALKER: Choice = { seat: 0, do: "hit", args: { zombie: "walker" } };
const FATTY: Choice = { seat: 0, do: "hit", args: { zombie: "fatty" } };
const attackOf = (zombie: string, survivor: string): Choice => ({ seat: 0, do: "give_attack", args: { zombie, survivor } });

/** Return a table whose question deals out `count` things, and the list of choices made. */
function tableWith(open: readonly Choice[], count: number) {
  const made: Choice[] = [];
  const play = {
    open,
    verbs: (verb: string) => ({ repeats: verb !== "waste_hits" }),
    table: { asked: { prompt: { ask: "AssignHits", about: { count } } } },
    act: (choice: Choice) => void made.push(choice),
  };
  return { play, made, rest: new DealRest(play as unknown as Play) };
}

test("all the rest is offered only where several things and several targets are left", () => {
  const waste: Choice = { seat: 0, do: "waste_hits", args: {} };
  expect(tableWith([WALKER, FATTY, waste], 3).rest.choices).toEqual([WALKER, FATTY]);
  expect(tableWith([WALKER, FATTY], 1).rest.choices).toEqual([]);
  expect(tableWith([WALKER], 3).rest.choices).toEqual([]);
});

test("the same target takes everything that is left, then the user decides again", () => {
  const { play, made, rest } = tableWith([WALKER, FATTY], 3);
  rest.start(WALKER);
  play.table.asked.prompt.about.count = 2;
  expect(rest.onQuestion()).toBe(true);
  play.table.asked.prompt.about.count = 1;
  play.open = [FATTY];
  expect(rest.onQuestion()).toBe(false);
  expect(made).toEqual([WALKER, WALKER]);
});

test("another question, or a new one with more to deal, is left to the user", () => {
  const { play, made, rest } = tableWith([WALKER, FATTY], 2);
  rest.start(WALKER);
  play.table.asked.prompt.about.count = 4;
  expect(rest.onQuestion()).toBe(false);
  rest.start(WALKER);
  play.table.asked.prompt = { ask: "NextHit", about: { count: 1 } };
  expect(rest.onQuestion()).toBe(false);
  expect(made).toEqual([WALKER, WALKER]);
});

test("attacks of other zombies go to the same survivor", () => {
  const { play, made, rest } = tableWith([attackOf("walker", "asim"), attackOf("walker", "rolf")], 2);
  rest.start(attackOf("walker", "rolf"));
  play.table.asked.prompt.about.count = 1;
  play.open = [attackOf("runner", "asim"), attackOf("runner", "rolf")];
  expect(rest.onQuestion()).toBe(true);
  expect(made.at(-1)).toEqual(attackOf("runner", "rolf"));
});
