/** Where figures stand in a zone: six places, smaller where many stand together. */
import type { ZombicideView, ZoneInfo } from "@/lib/protocol";

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
  // A zone of several cells is filled from its last one, so that what lies in the first is seen.
  const cell = cells[cells.length - 1 - (at % cells.length)];
  const [right, down] = PLACES[Math.floor(at / cells.length)] ?? [0, 0];
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
    if (here.length <= FRONT * zone.cells.length) taken = Math.max(taken, FRONT * zone.cells.length);
    for (const one of here) {
      people.push({ name: one.name, seat: colourOf(view, one.name), zone: zone.name, scale, ...spot(zone, taken) });
      taken += 1;
    }
  }
  return { packs, people };
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
