/** Where figures and tokens lie in a zone: noise top left, spawns on the rim, figures in the rest. */
import type { TokenSpot, ZombicideTokenView, ZombicideView, ZoneInfo } from "@/lib/protocol";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Pack extends Spot {
  /** How much smaller figures are drawn where many stand together. */
  readonly scale: number;
  readonly id: string;
  readonly zone: string;
  readonly kind: string;
  readonly count: number;
}

export interface Person extends Spot {
  readonly scale: number;
  readonly name: string;
  readonly seat: number;
  readonly zone: string;
}

/** Three places behind, three in front, in a cell of 150. */
const PLACES: readonly (readonly [number, number])[] = [
  [10, 42],
  [53, 42],
  [96, 42],
  [6, 88],
  [49, 88],
  [92, 88],
];
const FRONT = PLACES.length / 2;
const SHIFT = 9;
/** More figures than this in a cell are drawn smaller. */
const CROWD = 4;
const SMALL = 0.8;

function spot(zone: ZoneInfo, taken: number): Spot {
  const cells = zone.cells;
  const all = cells.length * PLACES.length;
  const at = taken % all;
  const cell = cells[Math.floor(at / PLACES.length)] ?? cells[0];
  const [right, down] = PLACES[at % PLACES.length] ?? [0, 0];
  const shift = SHIFT * Math.floor(taken / all);
  return { x: (cell?.x ?? 0) + right + shift, y: (cell?.y ?? 0) + down - shift };
}

/** Whose colour a figure has: its player's; where one person leads them all, each has its own. */
export function colourOf(view: ZombicideView, name: string): number {
  const at = view.survivors.findIndex((one) => one.name === name);
  const alone = view.survivors.every((one) => one.seat === view.survivors[0]?.seat);
  return alone ? at : (view.survivors[at]?.seat ?? 0);
}

/** Every pack of the dead and every survivor on the board with its place. */
export function standing(view: ZombicideView, zones: readonly ZoneInfo[]): { packs: Pack[]; people: Person[] } {
  const packs: Pack[] = [];
  const people: Person[] = [];
  for (const zone of zones) {
    // Who is beside the board (in the air, say) has no place on it.
    if (!zone.cells.length) continue;
    let taken = 0;
    const here = view.survivors.filter((one) => one.zone === zone.name);
    const all = here.length + Object.keys(view.zombies[zone.name] ?? {}).length;
    const scale = all > CROWD * zone.cells.length ? SMALL : 1;
    for (const [kind, count] of Object.entries(view.zombies[zone.name] ?? {})) {
      packs.push({ id: `${zone.name} ${kind}`, zone: zone.name, kind, count, scale, ...spot(zone, taken) });
      taken += 1;
    }
    if (here.length <= FRONT) taken = Math.max(taken, FRONT);
    for (const one of here) {
      people.push({ name: one.name, seat: colourOf(view, one.name), zone: zone.name, scale, ...spot(zone, taken) });
      taken += 1;
    }
  }
  return { packs, people };
}

const SIDES: Readonly<Record<string, readonly [number, number]>> = {
  north: [56, 5],
  south: [56, 107],
  west: [5, 56],
  east: [107, 56],
  "": [56, 107],
};

export interface Laid extends Spot {
  readonly id: string;
  readonly token: ZombicideTokenView;
  readonly size: number;
}

const CENTRED: Readonly<Record<string, number>> = {
  exit: 54,
  trebuchet: 78,
  helicopter: 84,
  helicopter_flying: 104,
  truck: 84,
  sleepers: 58,
  crashed_helicopter: 118,
};

/** Every token with its place; several of a kind in a zone are set a little apart. */
export function laid(tokens: readonly ZombicideTokenView[], zones: ReadonlyMap<string, ZoneInfo>, spots: readonly TokenSpot[]): Laid[] {
  const seen = new Map<string, number>();
  return tokens.flatMap((token) => {
    const cell = zones.get(token.zone)?.cells[0];
    if (!cell) return [];
    const kind = token.kind === "spawn_asleep" ? "spawn" : token.kind;
    const before = seen.get(`${token.zone} ${kind}`) ?? 0;
    seen.set(`${token.zone} ${kind}`, before + 1);
    const place = (right: number, down: number, size: number): Laid[] => [
      { id: `${token.zone} ${kind} ${before}`, token, x: cell.x + right, y: cell.y + down, size },
    ];
    if (kind === "spawn") {
      const side = spots.find((one) => one.zone === token.zone && one.kind.startsWith("spawn"))?.side ?? "";
      const [right, down] = SIDES[side] ?? [56, 107];
      const across = side === "east" || side === "west";
      return place(right + (across ? 0 : before * 42), down + (across ? before * 42 : 0), 38);
    }
    if (kind === "objective" || kind === "burden") return place(101, 101 - before * 36, 34);
    if (kind === "start") return place(12, 12, 32);
    const size = CENTRED[kind];
    if (size) return place((cell.width - size) / 2, (cell.height - size) / 2 + 2, size);
    return place(12 + before * 34, 106, 32);
  });
}

/** The corners of a target: four angles around a rectangle. */
export function corners(x: number, y: number, wide: number, high: number, arm = 24): string {
  const right = x + wide;
  const low = y + high;
  return (
    `M${x} ${y + arm}V${y}H${x + arm}M${right - arm} ${y}H${right}V${y + arm}` +
    `M${right} ${low - arm}V${low}H${right - arm}M${x + arm} ${low}H${x}V${low - arm}`
  );
}
