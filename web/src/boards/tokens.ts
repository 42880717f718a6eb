/** How the tokens of the Zombicide games look, and where they lie in their zone. */
import { shade } from "@/lib/game/icons";
import type { TokenSpot, ZombicideTokenView, ZoneInfo } from "@/lib/net/protocol";
import { firstOf, onSheet } from "@/lib/game/symbols";
import { lookOf, type TokenLook } from "@/mechanisms/looks";
import type { Spot } from "./layout";

export interface Laid extends Spot {
  readonly id: string;
  readonly token: ZombicideTokenView;
  readonly size: number;
}

/** Those of every Zombicide game; what a mechanism lays down stands in its folder. */
const LOOKS: Readonly<Record<string, TokenLook>> = {
  start: { figure: "start", paint: "living", corner: [12, 12, 32] },
  exit: { figure: "exit", paint: "living", size: 54 },
  marker: { figure: "objective-white", paint: "fill-white" },
};

const HUED = new Set(["objective", "burden"]);
const SPAWNS = new Set(["spawn", "spawn_asleep"]);

/** The drawing of a token. */
export function look({ kind, colour }: Pick<ZombicideTokenView, "kind" | "colour">): TokenLook {
  const known = lookOf(kind, colour) ?? LOOKS[kind];
  if (known) return known;
  const hue = shade(colour);
  if (SPAWNS.has(kind)) {
    const figure = firstOf(`spawn-${hue}`, "spawn-red");
    return { figure, paint: hue === "violet" ? "fill-violet" : figure.replace("spawn", "fill"), rim: "spawn" };
  }
  if (HUED.has(kind)) return { figure: firstOf(`objective-${hue}`, "objective-red"), paint: `fill-${hue}` };
  const figure = kind.replaceAll("_", "-");
  return { figure: onSheet(figure) ? figure : "shape-white", paint: "fill-white" };
}

const SIDES: Readonly<Record<string, readonly [number, number]>> = {
  north: [56, 5],
  south: [56, 107],
  west: [5, 56],
  east: [107, 56],
};
const LOW: readonly [number, number] = [56, 107];

/** Every token with its place; several of a kind in a zone are set a little apart. */
export function laid(tokens: readonly ZombicideTokenView[], zones: ReadonlyMap<string, ZoneInfo>, spots: readonly TokenSpot[]): Laid[] {
  const seen = new Map<string, number>();
  return tokens.flatMap((token) => {
    const cell = zones.get(token.zone)?.cells[0];
    if (!cell) return [];
    const { zone } = token;
    const { size, lift = 2, corner, rim } = look(token);
    const kind = rim === "spawn" ? rim : token.kind;
    const before = seen.get(`${zone} ${kind}`) ?? 0;
    seen.set(`${zone} ${kind}`, before + 1);
    const place = (right: number, down: number, size: number): Laid[] => [
      { id: `${zone} ${kind} ${before}`, token, x: cell.x + right, y: cell.y + down, size },
    ];
    if (rim) {
      const side = spots.find((one) => one.zone === zone && one.kind.includes("spawn"))?.side ?? "";
      const [right, down] = SIDES[side] ?? LOW;
      const across = side === "east" || side === "west";
      if (rim === "spawn") return place(right + (across ? 0 : before * 42), down + (across ? before * 42 : 0), 38);
      // One that lies beside the spawn: the first before it, the second after.
      const along = before % 2 ? 42 : -30;
      return across ? place(right + 6, down + along, 26) : place(right + along, down + 6, 26);
    }
    if (HUED.has(kind)) return place(101, 101 - before * 36, 34);
    if (corner) return place(...corner);
    if (size) return place((cell.width - size) / 2 + before * 14, (cell.height - size) / 2 + lift, size);
    return place(12 + before * 34, 106, 32);
  });
}

/** Where the noise of a zone is shown. */
export interface Heard extends Spot {
  readonly zone: string;
  readonly count: number;
}

export const NOISE = 28;

/** The noise of every zone in its upper left corner, or right of a token that lies there. */
export function heard(noise: Readonly<Record<string, number>>, zones: ReadonlyMap<string, ZoneInfo>, tokens: readonly Laid[]): Heard[] {
  return Object.entries(noise).flatMap(([zone, count]) => {
    const cell = zones.get(zone)?.cells[0];
    if (!cell) return [];
    const [x, y] = [cell.x + 12, cell.y + 12];
    const under = tokens.find((one) => x < one.x + one.size && one.x < x + NOISE && y < one.y + one.size && one.y < y + NOISE);
    return [{ zone, count, x: under ? under.x + under.size + 4 : x, y }];
  });
}
