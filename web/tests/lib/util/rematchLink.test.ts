import { expect, test } from "vitest";
import { encodeSetup, readSetup } from "@/lib/util/rematchLink";
import type { GameInfo, MissionInfo, SeatInfo } from "@/lib/net/protocol";

const box = {
  missions: [{ id: "bell" }, { id: "bile" }] as MissionInfo[],
  options: [
    { name: "mission", values: [], default: "" },
    { name: "survivors", values: [4, 6], default: 6 },
  ],
  seats: [1, 4],
  levels: ["walker", "runner"],
} satisfies Partial<GameInfo>;

function seat(number: number, told: Partial<SeatInfo>): SeatInfo {
  return { seat: number, name: "", bot: "", away: false, here: false, online: false, ...told };
}

function roundTrip(options: Record<string, number | string>, ...seats: Partial<SeatInfo>[]): ReturnType<typeof readSetup> {
  const address = encodeSetup({ options, seats: seats.map((told, at) => seat(at, told)) });
  return readSetup(new URLSearchParams(address), box);
}

test("the setup of a match survives the round trip", () => {
  const found = roundTrip({ mission: "bile", survivors: 4 }, { here: true, name: "Ana" }, {}, { bot: "runner" });
  expect(found?.mission).toBe("bile");
  expect(found?.options).toEqual({ survivors: 4 });
  expect(found?.seats.map((one) => [one.who, one.bot])).toEqual([
    ["here", undefined],
    ["link", undefined],
    ["bot", "runner"],
  ]);
});

test("a seat with a stand-in bot is kept for its player", () => {
  expect(roundTrip({}, { here: true }, { bot: "heuristic", away: true })?.seats.map((one) => one.who)).toEqual(["here", "link"]);
});

test("options that the box does not have are left out", () => {
  const found = roundTrip({ mission: "own", survivors: 5, map: "---" }, { bot: "my_player" });
  expect(found).toEqual({ mission: "", options: {}, seats: [{ who: "bot", name: "" }] });
});

test("an address without seats has no setup", () => {
  expect(readSetup(new URLSearchParams("survivors=4"), box)).toBeNull();
  expect(readSetup(new URLSearchParams("seats=here here here here here"), box)).toBeNull();
});
