import { describe, expect, test } from "vitest";
import { pawnSpots } from "@/boards/zombiland/pawns";
import type { Place } from "@/boards/ring";
import {
  countCards,
  fightOf,
  frontOf,
  handOf,
  healthOf,
  orderOf,
  putCharacter,
  removeCharacter,
  setFight,
  setTurn,
  statusOf,
  tokensOf,
  turnOf,
  withCard,
  withHealth,
  withoutCard,
  withStatus,
  withToken,
} from "@/referee/games/zombiland/seats";
import { Placing } from "@/referee/position/position";

const ring = new Placing("spaces");

describe("who plays", () => {
  test("they play in the order in which they were put, wherever they go later", () => {
    const two = putCharacter(ring, putCharacter(ring, {}, "vera", "n4"), "tomas", "e2");
    expect(two).toEqual({ spaces: { n4: "vera", e2: "tomas" }, order: ["vera", "tomas"] });
    const moved = putCharacter(ring, two, "vera", "s1");
    expect(orderOf(ring, moved)).toEqual(["vera", "tomas"]);
    expect(moved["spaces"]).toEqual({ e2: "tomas", s1: "vera" });
  });

  test("a piece that moves keeps Health and cards", () => {
    const given = { spaces: { n4: "vera[2 health, old_bat]" } };
    expect(putCharacter(ring, given, "vera", "n5")["spaces"]).toEqual({ n5: "vera[2 health, old_bat]" });
  });

  test("whoever leaves the game has no turn any more", () => {
    const given = { spaces: { n4: "vera", e2: "tomas" }, order: ["vera", "tomas"], turn: "vera", first: "tomas" };
    expect(removeCharacter(ring, given, "vera")).toEqual({ spaces: { e2: "tomas" }, order: ["tomas"], first: "tomas" });
    expect(removeCharacter(ring, { spaces: { n4: "vera" }, order: ["vera"] }, "vera")).toEqual({ spaces: {} });
  });

  test("the first in order begins unless it is said whose turn it is", () => {
    const given = { spaces: { n4: "vera", e2: "tomas" } };
    expect(turnOf(ring, given)).toBe("vera");
    expect(turnOf(ring, setTurn(given, "tomas"))).toBe("tomas");
  });

  test("another turn ends the fight and forgets what was going on", () => {
    const fight = setFight({ details: { stack: [] } }, "vera", "twins");
    expect(fight).toEqual({ turn: "vera", fight: "twins" });
    expect(fightOf(fight)).toBe("twins");
    expect(setTurn(fight, "tomas")).toEqual({ turn: "tomas" });
    expect(setFight(fight, "vera", "")).toEqual({ turn: "vera" });
  });
});

describe("what a figure notes", () => {
  const notes = ["2 health", "hospital", "old_bat", "?", "?", "front leather_jacket"];

  test("Health is 3 unless it is noted, and never less than nothing", () => {
    expect([healthOf(notes), healthOf([])]).toEqual([2, 3]);
    expect(withHealth(notes, 1)[0]).toBe("1 health");
    expect(withHealth([], -1)).toEqual(["0 health"]);
  });

  test("tokens, hand and what lies in front are told apart", () => {
    expect(tokensOf(notes)).toEqual(["hospital"]);
    expect(handOf(notes)).toEqual(["old_bat", "?", "?"]);
    expect(frontOf(notes)).toEqual(["leather_jacket"]);
    expect(countCards(notes)).toEqual({ held: 3, known: 1 });
  });

  test("a token comes and goes, of equal cards one goes", () => {
    expect(withToken(withToken([], "pantry"), "pantry")).toEqual([]);
    expect(withoutCard(withCard(["?"], "?"), "?")).toEqual(["?"]);
  });

  test("a zombie keeps its tokens and nothing else; who lives again has no status", () => {
    expect(withStatus(notes, "zombie")).toEqual(["zombie", "hospital"]);
    expect(withStatus(["zombie", "hospital"], "alive")).toEqual(["hospital"]);
    expect(statusOf(withStatus(notes, "laid"))).toBe("laid");
    expect(withStatus(notes, "dead")).toEqual(["dead", "hospital", "old_bat", "?", "?", "front leather_jacket"]);
  });
});

describe("pawns on the ring", () => {
  const zone: Place = { id: "zone_0", kind: "zone_0", region: "", x: 430, y: 430, angle: 0, shape: "" };
  const space: Place = { id: "n4", kind: "plus_1", region: "n", x: 100, y: 50, angle: 10, shape: "" };
  const spots = new Map([zone, space].map((place) => [place.id, place]));

  test("those that share a space stand apart, and nobody is drawn who is out or off the board", () => {
    const players = [
      { space: "n4", status: "alive" },
      { space: "n4", status: "alive" },
      { space: null, status: "killed" },
      { space: "n4", status: "out" },
      { space: "zone_0", status: "alive" },
    ];
    const found = pawnSpots(players, spots);
    expect(found.map(({ x, y, dx }) => [x, y, dx])).toEqual([
      [100, 50, 0],
      [100, 50, 24],
      [430, 452, 0],
    ]);
  });
});
