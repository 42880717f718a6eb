/** Where figures stand in a zone: six places for a few, rows where many stand together. */
import type { ZombicideView, ZoneInfo } from "@/lib/net/protocol";
import type { Ghost } from "@/lib/animation/step";

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
  /** How wide and tall it is, before it is scaled. */
  readonly size: number;
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
/** So many stand with room around them. */
const FEW = 4;
/** How large figures are drawn where so many, and no more, stand in a cell. */
const SCALES: readonly (readonly [most: number, scale: number])[] = [
  [FEW, 1],
  [6, 0.97],
  [9, 0.84],
  [16, 0.74],
  [Infinity, 0.6],
];
/** In a cell that is drawn smaller than this nobody is larger than that: the crowd would be hidden behind them. */
const DENSE = 0.9;
const LARGEST = 50;
/** A figure of usual size; the living are wider and taller, with what they stand on. */
export const FIGURE = 44;
const LIVING = [55, 62] as const;
/** How much of a cell a crowd may fill: its name and its walls stay free. */
const MARGIN = 8;
const CELL = 150;
const ABOVE = 22;
const BELOW = 4;

/** How so many dead and living stand in a cell: where each place is, how large they are, and which place is the first of the living. */
function stand(dead: number, living: number) {
  const count = dead + living;
  const scale = SCALES.find(([most]) => count <= most)?.[1] ?? 1;
  // The living stand in front, if there is room for all of them there.
  if (count <= FEW) return { places: PLACES, scale, front: living <= FRONT ? Math.max(dead, FRONT) : dead };
  const columns = count > 9 ? 4 : 3;
  // They begin a row of their own where that takes no further row.
  const rows = Math.ceil(count / columns);
  const apart = Math.ceil(dead / columns) + Math.ceil(living / columns) === rows;
  const [wide, tall] = living ? LIVING : [FIGURE, FIGURE];
  const [across, down] = [CELL - 2 * MARGIN - wide * scale, CELL - BELOW - ABOVE - tall * scale];
  const places = Array.from({ length: columns * rows }, (_, at): readonly [number, number] => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return [MARGIN + (column * across) / (columns - 1), ABOVE + (row * down) / (rows - 1)];
  });
  return { places, scale, front: apart ? Math.ceil(dead / columns) * columns : dead };
}

/** Whose colour a figure has: its player's; where one person leads them all, each has its own. */
export function colourOf(view: ZombicideView, name: string): number {
  const at = view.survivors.findIndex((one) => one.name === name);
  const alone = view.survivors.every((one) => one.seat === view.survivors[0]?.seat);
  return alone ? at : (view.survivors[at]?.seat ?? 0);
}

/** The dead who stand in a zone, by kind; who is still on the way there does not stand there yet. */
function deadIn(view: ZombicideView, zone: string, walking?: Ghost): (readonly [kind: string, count: number])[] {
  return Object.entries(view.zombies[zone] ?? {})
    .map(([kind, count]) => [kind, walking?.to === zone && walking.figure === kind ? count - walking.count : count] as const)
    .filter(([, count]) => count > 0);
}

/** Every pack of the dead and every survivor on the board with its place; all of it lies inside its zone. */
export function standing(
  view: ZombicideView,
  zones: readonly ZoneInfo[],
  sizeOf: (kind: string) => number = () => FIGURE,
  walking?: Ghost,
): { packs: Pack[]; people: Person[] } {
  const packs: Pack[] = [];
  const people: Person[] = [];
  for (const zone of zones) {
    // Who is beside the board (in the air, say) has no place on it.
    if (!zone.cells.length) continue;
    const here = view.survivors.filter((one) => one.zone === zone.name);
    const dead = deadIn(view, zone.name, walking);
    const cells = zone.cells.length;
    const { places, scale, front } = stand(Math.ceil(dead.length / cells), Math.ceil(here.length / cells));
    const spot = (taken: number, size: number): Spot => {
      // A zone of several cells is filled from its last one, so that what lies in the first is seen.
      const cell = zone.cells[cells - 1 - (taken % cells)];
      const [right, down] = places[Math.floor(taken / cells) % places.length] ?? [0, 0];
      return { x: (cell?.x ?? 0) + Math.min(right, CELL - MARGIN - size * scale), y: (cell?.y ?? 0) + down };
    };
    dead.forEach(([kind, count], taken) => {
      const size = Math.min(sizeOf(kind), scale < DENSE ? LARGEST : Infinity);
      packs.push({ id: `${zone.name} ${kind}`, zone: zone.name, kind, count, scale, size, ...spot(taken, size) });
    });
    here.forEach((one, at) => {
      const place = spot(front * cells + at, LIVING[0]);
      people.push({ name: one.name, seat: colourOf(view, one.name), zone: zone.name, scale, ...place });
    });
  }
  return { packs, people };
}

/** Where a pack stands: whoever is larger reaches further up. */
export const placed = ({ x, y, size, scale }: Pack): string => `translate(${x}px, ${y - (size - FIGURE) * scale}px) scale(${scale})`;

/** The corners of a target: four angles around a rectangle. */
export function corners(x: number, y: number, wide: number, high: number, arm = 24): string {
  const right = x + wide;
  const low = y + high;
  return (
    `M${x} ${y + arm}V${y}H${x + arm}M${right - arm} ${y}H${right}V${y + arm}` +
    `M${right} ${low - arm}V${low}H${right - arm}M${x + arm} ${low}H${x}V${low - arm}`
  );
}
