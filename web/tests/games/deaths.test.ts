import { describe, expect, it } from "vitest";
import { deathsAmong, endsPlayersPhase } from "@/games/zombicide/deaths";
import type { ZombicideSurvivorView } from "@/lib/net/protocol";

const asim = { name: "asim", life: 3, wounds: 1 };
const berin = { name: "berin", life: 3, wounds: 0 };
const attack = (count: number, ...seen: string[]) => ({ place: "D5", count, to: [], seen });
const walk = { place: "D4", count: 9, to: ["D5"], seen: ["asim"] };

describe("deaths at the end of a turn", () => {
  it("come where wounds outnumber what those there can share", () => {
    expect(deathsAmong([attack(1, "asim"), walk], [asim, berin])).toEqual([]);
    expect(deathsAmong([attack(2, "asim"), walk], [asim, berin])).toEqual([{ place: "D5", who: ["asim"], wounds: 2, hearts: 2 }]);
    expect(deathsAmong([attack(2, "asim", "berin"), attack(1, "asim", "berin")], [asim, berin])).toEqual([]);
    expect(deathsAmong([attack(3, "asim", "berin"), attack(1, "asim", "berin")], [asim, berin])[0]?.who).toEqual(["asim", "berin"]);
  });
  it("are asked about only by whoever acts last and has actions left", () => {
    const survivor = (name: string, change: Partial<ZombicideSurvivorView>) =>
      ({ name, zone: "D5", has_acted: true, actions: 0, follows: false, ...change }) as ZombicideSurvivorView;
    const others = [survivor("berin", {}), survivor("johannes", { zone: "lost", has_acted: false })];
    expect(endsPlayersPhase({ active: "asim", survivors: [survivor("asim", { actions: 2 }), ...others] })).toBe(true);
    expect(endsPlayersPhase({ active: "asim", survivors: [survivor("asim", { actions: 0 }), ...others] })).toBe(false);
    const waiting = survivor("berin", { has_acted: false });
    expect(endsPlayersPhase({ active: "asim", survivors: [survivor("asim", { actions: 2 }), waiting] })).toBe(false);
  });
});
