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
/** More figures than this in a cell are drawn smaller. */
const CROWD = 4;
const SMALL = 0.8;
/** A figure of usual size, and how much of a cell a crowd may fill: its name and its walls stay free. */
const FIGURE = 44;
const MARGIN = 8;
const CELL = 150;
const ABOVE = 22;

/** How so many figures stand in a cell: where each of them does, and how large it is. */
function stand(count: number): { readonly places: readonly (readonly [number, number])[]; readonly scale: number } {
  if (count <= PLACES.length) return { places: PLACES, scale: count > CROWD ? SMALL : 1 };
  const columns = count > 9 ? 4 : 3;
  const rows = Math.ceil(count / columns);
  const [across, down] = [(CELL - 2 * MARGIN) / columns, (CELL - ABOVE - MARGIN) / rows];
  const scale = Math.min(SMALL, across / FIGURE, (1.25 * down) / FIGURE);
  const places = Array.from({ length: count }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return [MARGIN + column * across, ABOVE + (row + 1) * down - FIGURE * scale] as const;
  });
  return { places, scale };
}

/** Whose colour a figure has: its player's; where one person leads them all, each has its own. */
export function colourOf(view: ZombicideView, name: string): number {
  const at = view.survivors.findIndex((one) => one.name === name);
  const alone = view.survivors.every((one) => one.seat === view.survivors[0]?.seat);
  return alone ? at : (view.survivors[at]?.seat ?? 0);
}

/** Every pack of the dead and every survivor on the board with its place; all of it lies inside its zone. */
export function standing(
  view: ZombicideView,
  zones: readonly ZoneInfo[],
  sizeOf: (kind: string) => number = () => FIGURE,
): { packs: Pack[]; people: Person[] } {
  const packs: Pack[] = [];
  const people: Person[] = [];
  for (const zone of zones) {
    // Who is beside the board (in the air, say) has no place on it.
    if (!zone.cells.length) continue;
    const here = view.survivors.filter((one) => one.zone === zone.name);
    const dead = Object.entries(view.zombies[zone.name] ?? {});
    const cells = zone.cells.length;
    const { places, scale } = stand(Math.ceil((dead.length + here.length) / cells));
    const spot = (taken: number, size: number): Spot => {
      // A zone of several cells is filled from its last one, so that what lies in the first is seen.
      const cell = zone.cells[cells - 1 - (taken % cells)];
      const [right, down] = places[Math.floor(taken / cells) % places.length] ?? [0, 0];
      return { x: (cell?.x ?? 0) + Math.min(right, CELL - MARGIN - size * scale), y: (cell?.y ?? 0) + down };
    };
    dead.forEach(([kind, count], taken) => {
      packs.push({ id: `${zone.name} ${kind}`, zone: zone.name, kind, count, scale, ...spot(taken, sizeOf(kind)) });
    });
    // The living stand in front, if there is room for all of them there.
    const front = here.length <= FRONT * cells && dead.length + here.length <= PLACES.length * cells ? FRONT * cells : 0;
    here.forEach((one, at) => {
      const place = spot(Math.max(dead.length, front) + at, FIGURE);
      people.push({ name: one.name, seat: colourOf(view, one.name), zone: zone.name, scale, ...place });
    });
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
