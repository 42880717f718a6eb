/** Drawings of the tokens of the Zombicide games, and their positions in their zones. */
import { sheetColour } from "@/lib/game/icons";
import type { TokenSpot, ZombicideTokenView, ZoneInfo } from "@/lib/net/protocol";
import { firstSymbol, hasSymbol } from "@/lib/game/symbols";
import { mechanismLook, type TokenLook } from "@/mechanisms/looks";
import type { Box } from "./freeSpace";
import type { Spot } from "./layout";

export interface PlacedToken extends Spot {
  readonly id: string;
  readonly token: ZombicideTokenView;
  readonly size: number;
}

/** Drawings of the tokens that every Zombicide game has; those of a mechanism are in its folder. */
const LOOKS: Readonly<Record<string, TokenLook>> = {
  start: { figure: "start", paint: "living", corner: [11, 11, 26] },
  exit: { figure: "exit", paint: "living", corner: [10, 10, 46] },
  marker: { figure: "objective-white", paint: "fill-white" },
};

/** Icons of the tokens that have a drawing of their own, once the drawings of their game are loaded. */
const DRAWINGS: Readonly<Record<string, string>> = {
  "crashed-helicopter": "v-crashed-helicopter",
  helicopter: "v-helicopter",
  sleeper: "z-sleeper",
  trebuchet: "v-trebuchet",
  truck: "v-truck",
};

const COLOURED = new Set(["objective", "burden"]);
const SPAWNS = new Set(["spawn", "spawn_asleep"]);

/** Return how a token is drawn. */
export function tokenLook({ kind, colour }: Pick<ZombicideTokenView, "kind" | "colour">): TokenLook {
  const known = mechanismLook(kind, colour) ?? LOOKS[kind];
  const drawing = DRAWINGS[known?.figure ?? ""] ?? "";
  if (known) return hasSymbol(drawing) ? { ...known, figure: drawing } : known;
  const hue = sheetColour(colour);
  if (SPAWNS.has(kind)) {
    const figure = firstSymbol(`spawn-${hue}`, "spawn-red");
    return { figure, paint: hue === "violet" ? "fill-violet" : figure.replace("spawn", "fill"), rim: "spawn" };
  }
  if (COLOURED.has(kind)) return { figure: firstSymbol(`objective-${hue}`, "objective-red"), paint: `fill-${hue}` };
  const figure = kind.replaceAll("_", "-");
  return { figure: hasSymbol(figure) ? figure : "shape-white", paint: "fill-white" };
}

const SIDES: Readonly<Record<string, readonly [number, number]>> = {
  north: [56, 5],
  south: [56, 107],
  west: [5, 56],
  east: [107, 56],
};
const BOTTOM_SIDE: readonly [number, number] = [56, 107];
/** Size of a large token, such as a vehicle, in a zone with figures; it moves up to leave room for them. */
const SHARED_SIZE = 94;
const SHARED_TOP = 4;

/** Return every token with its position; several of one kind in a zone are offset. */
export function tokenPositions(
  tokens: readonly ZombicideTokenView[],
  zones: ReadonlyMap<string, ZoneInfo>,
  spots: readonly TokenSpot[],
  /** Zones in which figures stand. */
  occupied: ReadonlySet<string> = new Set(),
): PlacedToken[] {
  const countByKind = new Map<string, number>();
  return tokens.flatMap((token) => {
    const cell = zones.get(token.zone)?.cells[0];
    if (!cell) return [];
    const { zone } = token;
    const { size, lift = 2, corner, rim } = tokenLook(token);
    const kind = rim === "spawn" ? rim : token.kind;
    const before = countByKind.get(`${zone} ${kind}`) ?? 0;
    countByKind.set(`${zone} ${kind}`, before + 1);
    const place = (right: number, down: number, size: number): PlacedToken[] => [
      { id: `${zone} ${kind} ${before}`, token, x: cell.x + right, y: cell.y + down, size },
    ];
    if (rim) {
      const side = spots.find((one) => one.zone === zone && one.kind.includes("spawn"))?.side ?? "";
      const [right, down] = SIDES[side] ?? BOTTOM_SIDE;
      const across = side === "east" || side === "west";
      if (rim === "spawn") return place(right + (across ? 0 : before * 42), down + (across ? before * 42 : 0), 38);
      // A token beside a spawn token: the first lies before it, the second after it.
      const along = before % 2 ? 42 : -30;
      return across ? place(right + 6, down + along, 26) : place(right + along, down + 6, 26);
    }
    if (COLOURED.has(kind)) return place(101, 101 - before * 36, 34);
    if (corner) return place(...corner);
    if (size && occupied.has(zone)) {
      const least = Math.min(size, SHARED_SIZE);
      return place((cell.width - least) / 2 + before * 14, SHARED_TOP, least);
    }
    if (size) return place((cell.width - size) / 2 + before * 14, (cell.height - size) / 2 + lift, size);
    return place(12 + before * 34, 106, 32);
  });
}

/** Position of a zone's noise marker. */
export interface NoiseMarker extends Spot {
  readonly zone: string;
  readonly count: number;
}

export const NOISE_SIZE = 26;

/** Return the noise marker of every zone, in its upper left corner or to the right of a token that lies there. */
export function noiseMarkers(
  noise: Readonly<Record<string, number>>,
  zones: ReadonlyMap<string, ZoneInfo>,
  tokens: readonly PlacedToken[],
): NoiseMarker[] {
  return Object.entries(noise).flatMap(([zone, count]) => {
    const cell = zones.get(zone)?.cells[0];
    if (!cell) return [];
    const [x, y] = [cell.x + 11, cell.y + 11];
    const under = tokens.find((one) => x < one.x + one.size && one.x < x + NOISE_SIZE && y < one.y + one.size && one.y < y + NOISE_SIZE);
    return [{ zone, count, x: under ? Math.min(under.x + under.size + 4, cell.x + cell.width - NOISE_SIZE - 2) : x, y }];
  });
}

/** Return the boxes of the tokens and noise markers by zone, which no figure should cover. */
export function tokenBoxes(tokens: readonly PlacedToken[], noise: readonly NoiseMarker[]): Map<string, Box[]> {
  const found = new Map<string, Box[]>();
  const add = (zone: string, x: number, y: number, size: number): void => {
    found.set(zone, [...(found.get(zone) ?? []), { x, y, width: size, height: size }]);
  };
  for (const { token, x, y, size } of tokens) add(token.zone, x, y, size);
  for (const { zone, x, y } of noise) add(zone, x, y, NOISE_SIZE);
  return found;
}
