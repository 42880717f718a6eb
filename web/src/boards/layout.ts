/** Layout of the figures in a zone: six fixed places for a few, rows for crowds. */
import type { ZombicideView, ZoneInfo } from "@/lib/net/protocol";
import type { Ghost } from "@/lib/animation/step";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface ZombieGroup extends Spot {
  /** Scale at which figures are drawn; smaller where many stand together. */
  readonly scale: number;
  readonly id: string;
  readonly zone: string;
  readonly kind: string;
  readonly count: number;
  /** Width and height before scaling. */
  readonly size: number;
}

export interface Person extends Spot {
  readonly scale: number;
  readonly name: string;
  readonly seat: number;
  readonly zone: string;
}

/** Three places behind and three in front, in a cell of 150 units. */
const PLACES: readonly (readonly [number, number])[] = [
  [10, 42],
  [53, 42],
  [96, 42],
  [6, 88],
  [49, 88],
  [92, 88],
];
const FRONT = PLACES.length / 2;
/** Number of figures up to which they keep some distance. */
const MAX_SPACED_FIGURES = 4;
/** Scale of figures by the number of figures in a cell. */
const SCALES: readonly (readonly [most: number, scale: number])[] = [
  [MAX_SPACED_FIGURES, 1],
  [6, 0.97],
  [9, 0.84],
  [16, 0.74],
  [Infinity, 0.6],
];
/** Below this scale no figure is drawn larger than LARGEST, because it would hide the crowd. */
const DENSE_SCALE = 0.9;
const MAX_DENSE_SIZE = 50;
/** Size of a normal figure; survivors are wider and taller because of their base. */
export const FIGURE_SIZE = 44;
const SURVIVOR_SIZE = [55, 62] as const;
/** Borders of a cell that a crowd leaves free for the zone's name and walls. */
const MARGIN = 8;
const CELL_SIZE = 150;
const TOP_MARGIN = 22;
const BOTTOM_MARGIN = 4;

/** Return the places in a cell, the scale of the figures, and the index of the first survivor's place. */
function arrangeCell(dead: number, living: number) {
  const count = dead + living;
  const scale = SCALES.find(([most]) => count <= most)?.[1] ?? 1;
  // Survivors stand in front if there is room for all of them.
  if (count <= MAX_SPACED_FIGURES) return { places: PLACES, scale, front: living <= FRONT ? Math.max(dead, FRONT) : dead };
  const columns = count > 9 ? 4 : 3;
  // Survivors start a row of their own if that needs no extra row.
  const rows = Math.ceil(count / columns);
  const apart = Math.ceil(dead / columns) + Math.ceil(living / columns) === rows;
  const [wide, tall] = living ? SURVIVOR_SIZE : [FIGURE_SIZE, FIGURE_SIZE];
  const [across, down] = [CELL_SIZE - 2 * MARGIN - wide * scale, CELL_SIZE - BOTTOM_MARGIN - TOP_MARGIN - tall * scale];
  const places = Array.from({ length: columns * rows }, (_, at): readonly [number, number] => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return [MARGIN + (column * across) / (columns - 1), TOP_MARGIN + (row * down) / (rows - 1)];
  });
  return { places, scale, front: apart ? Math.ceil(dead / columns) * columns : dead };
}

/** Return the colour number of a survivor: its player's, or its own where one person controls all survivors. */
export function colourOf(view: ZombicideView, name: string): number {
  const at = view.survivors.findIndex((one) => one.name === name);
  const alone = view.survivors.every((one) => one.seat === view.survivors[0]?.seat);
  return alone ? at : (view.survivors[at]?.seat ?? 0);
}

/** Return the zombies that stand in a zone by kind, without those that are still walking there. */
function zombiesIn(view: ZombicideView, zone: string, walking?: Ghost): (readonly [kind: string, count: number])[] {
  return Object.entries(view.zombies[zone] ?? {})
    .map(([kind, count]) => [kind, walking?.to === zone && walking.figure === kind ? count - walking.count : count] as const)
    .filter(([, count]) => count > 0);
}

/** Return all zombie groups and survivors with their positions inside their zones. */
export function figurePositions(
  view: ZombicideView,
  zones: readonly ZoneInfo[],
  sizeOf: (kind: string) => number = () => FIGURE_SIZE,
  walking?: Ghost,
): { groups: ZombieGroup[]; people: Person[] } {
  const packs: ZombieGroup[] = [];
  const people: Person[] = [];
  for (const zone of zones) {
    // Zones beside the board, such as the air, have no cells.
    if (!zone.cells.length) continue;
    const survivorsHere = view.survivors.filter((one) => one.zone === zone.name);
    const dead = zombiesIn(view, zone.name, walking);
    const cells = zone.cells.length;
    const { places, scale, front } = arrangeCell(Math.ceil(dead.length / cells), Math.ceil(survivorsHere.length / cells));
    const spot = (taken: number, size: number): Spot => {
      // Zones of several cells are filled from the last one, so that tokens in the first stay visible.
      const cell = zone.cells[cells - 1 - (taken % cells)];
      const [right, down] = places[Math.floor(taken / cells) % places.length] ?? [0, 0];
      return { x: (cell?.x ?? 0) + Math.min(right, CELL_SIZE - MARGIN - size * scale), y: (cell?.y ?? 0) + down };
    };
    dead.forEach(([kind, count], taken) => {
      const size = Math.min(sizeOf(kind), scale < DENSE_SCALE ? MAX_DENSE_SIZE : Infinity);
      packs.push({ id: `${zone.name} ${kind}`, zone: zone.name, kind, count, scale, size, ...spot(taken, size) });
    });
    survivorsHere.forEach((one, at) => {
      const place = spot(front * cells + at, SURVIVOR_SIZE[0]);
      people.push({ name: one.name, seat: colourOf(view, one.name), zone: zone.name, scale, ...place });
    });
  }
  return { groups: packs, people };
}

/** Return the CSS transform of a zombie group; larger figures extend upwards. */
export const groupTransform = ({ x, y, size, scale }: ZombieGroup): string =>
  `translate(${x}px, ${y - (size - FIGURE_SIZE) * scale}px) scale(${scale})`;

/** Return the path of four corner angles around a rectangle. */
export function cornerPath(x: number, y: number, wide: number, high: number, arm = 24): string {
  const right = x + wide;
  const low = y + high;
  return (
    `M${x} ${y + arm}V${y}H${x + arm}M${right - arm} ${y}H${right}V${y + arm}` +
    `M${right} ${low - arm}V${low}H${right - arm}M${x + arm} ${low}H${x}V${low - arm}`
  );
}
