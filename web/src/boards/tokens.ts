/** How the tokens of the Zombicide games look, and where they lie in their zone. */
import { shade } from "@/lib/icons";
import type { TokenSpot, ZombicideTokenView, ZoneInfo } from "@/lib/protocol";
import { firstOf, onSheet } from "@/lib/symbols";
import type { Spot } from "./layout";

export interface Look {
  readonly figure: string;
  /** The name of its colour. */
  readonly paint: string;
}

export interface Laid extends Spot {
  readonly id: string;
  readonly token: ZombicideTokenView;
  readonly size: number;
}

/** Tokens in the middle of their zone. */
const CENTRED: Readonly<Record<string, number>> = {
  exit: 54,
  trebuchet: 78,
  helicopter: 80,
  helicopter_flying: 96,
  truck: 78,
  sleepers: 58,
  tent: 96,
  crashed_helicopter: 118,
};

/** How far from the middle: vehicles stand back, so that figures stand before them. */
const LIFTED: Readonly<Record<string, number>> = { helicopter: -28, helicopter_flying: -40, truck: -28, sleepers: 18 };

const LOOKS: Readonly<Record<string, Look>> = {
  start: { figure: "start", paint: "living" },
  exit: { figure: "exit", paint: "living" },
  truck: { figure: "truck", paint: "living" },
  sleepers: { figure: "sleeper", paint: "dead-2" },
  zeus_spawn: { figure: "leader", paint: "dead" },
  tent: { figure: "tent", paint: "paper-line" },
  crashed_helicopter: { figure: "crashed-helicopter", paint: "paper-line" },
  helicopter_flying: { figure: "helicopter", paint: "living" },
  trigger: { figure: "trigger", paint: "fill-yellow" },
  trigger_used: { figure: "trigger-used", paint: "night-5" },
  trap: { figure: "trap", paint: "fill-yellow" },
  marker: { figure: "objective-white", paint: "fill-white" },
  companion: { figure: "survivor", paint: "text-3" },
  bile: { figure: "dragon-bile", paint: "fill-white" },
};

const HUED = new Set(["objective", "burden"]);
const SPAWNS = new Set(["spawn", "spawn_asleep", "zeus_spawn"]);

/** The drawing of a token. */
export function look({ kind, colour }: ZombicideTokenView): Look {
  const hue = shade(colour);
  if (kind === "spawn" || kind === "spawn_asleep") {
    if (hue === "necromancer") return { figure: "spawn-necromancer", paint: "dead" };
    const figure = firstOf(`spawn-${hue}`, "spawn-red");
    return { figure, paint: hue === "violet" ? "fill-violet" : figure.replace("spawn", "fill") };
  }
  if (HUED.has(kind)) return { figure: firstOf(`objective-${hue}`, "objective-red"), paint: `fill-${hue}` };
  if (kind === "locator") return { figure: `die-${colour}`, paint: "fill-red" };
  if (kind === "tent" && colour) return { figure: "tent-open", paint: "paper-line" };
  const known = LOOKS[kind];
  if (known) return known;
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
    const kind = SPAWNS.has(token.kind) ? "spawn" : token.kind;
    const before = seen.get(`${zone} ${kind}`) ?? 0;
    seen.set(`${zone} ${kind}`, before + 1);
    const place = (right: number, down: number, size: number): Laid[] => [
      { id: `${zone} ${kind} ${before}`, token, x: cell.x + right, y: cell.y + down, size },
    ];
    if (kind === "spawn" || kind === "locator") {
      const side = spots.find((one) => one.zone === zone && one.kind.includes("spawn"))?.side ?? "";
      const [right, down] = SIDES[side] ?? LOW;
      const across = side === "east" || side === "west";
      if (kind === "spawn") return place(right + (across ? 0 : before * 42), down + (across ? before * 42 : 0), 38);
      // A locator is a die beside the spawn: the first before it, the second after.
      const along = before % 2 ? 42 : -30;
      return across ? place(right + 6, down + along, 26) : place(right + along, down + 6, 26);
    }
    if (HUED.has(kind)) return place(101, 101 - before * 36, 34);
    if (kind === "start") return place(12, 12, 32);
    if (kind.startsWith("trigger")) return place(104, 10, 34);
    if (kind === "trap") return place(101, 10, 40);
    const size = CENTRED[kind];
    if (size) {
      const lift = LIFTED[kind] ?? 2;
      return place((cell.width - size) / 2 + before * 14, (cell.height - size) / 2 + lift, size);
    }
    return place(12 + before * 34, 106, 32);
  });
}
