/** Positions and sizes of the figures in a zone: as large as its tokens leave room for, smaller in a crowd. */
import type { ZombicideView, ZoneInfo } from "@/lib/net/protocol";
import type { Ghost } from "@/lib/animation/step";
import { arrange, freeBoxes, type Box } from "./freeSpace";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A figure's upper left corner, and the factor by which its drawing is scaled. */
export interface ZombieGroup extends Spot {
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

/** Width of a cell. */
export const CELL_SIZE = 150;
/** Width of a figure before scaling; survivors are wider and taller because of their base. */
export const FIGURE_SIZE = 44;
const SURVIVOR_SIZE = [55, 62] as const;
/** Width of a cell's border that figures leave free for walls and doors. */
const MARGIN = 9;
/** Free space above the figures, for the chip with the price of a step. */
const TOP_MARGIN = 14;
/** Largest width of a figure that stands alone, of two, and of more, as shares of a cell. */
const SHARES = [0.54, 0.44, 0.36] as const;
/** Width of an abomination as a share of a cell: alone, and beside other figures, of which the best is used. */
const GIANT_ALONE = 0.7;
const GIANT_SHARES = [0.6, 0.52, 0.44, 0.36] as const;
/** Width that an abomination leaves to each other figure before it becomes smaller itself. */
const MIN_BESIDE_GIANT = 30;
/** Figures of this size or more before scaling stand apart, as abominations do. */
const GIANT_SIZE = 60;
/** Minimum width of a figure; figures cover tokens rather than become smaller. */
const MIN_SIZE = 20;
/** Largest factor by which a figure above the usual size, but below a giant's, exceeds its place. */
const MAX_EXCESS = 1.08;

/** Upper limit of the figure width that sets the first zoom; a figure alone in its zone may be wider. */
export const CROWD_FIGURE = CELL_SIZE * SHARES[2];

/** Return the colour number of a survivor: its player's, or its own where one person controls all survivors. */
export function colourOf(view: ZombicideView, name: string): number {
  const at = view.survivors.findIndex((one) => one.name === name);
  const alone = view.survivors.every((one) => one.seat === view.survivors[0]?.seat);
  return alone ? at : (view.survivors[at]?.seat ?? 0);
}

interface Group {
  readonly kind: string;
  readonly count: number;
  readonly size: number;
}

/** Return the zombies in a zone by kind, without those still walking there; the largest kind last. */
function zombiesIn(view: ZombicideView, zone: string, sizeOf: (kind: string) => number, walking?: Ghost): Group[] {
  return Object.entries(view.zombies[zone] ?? {})
    .map(([kind, count]) => ({
      kind,
      count: walking?.to === zone && walking.figure === kind ? count - walking.count : count,
      size: sizeOf(kind),
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.size - other.size);
}

interface Placed {
  readonly size: number;
  readonly corners: readonly (readonly [x: number, y: number])[];
  /** Place of the giant, if one stands there. */
  readonly giant: Box | null;
}

/** Return the boxes where a giant may stand: at the back on either side, or alone in the middle of the free space. */
function giantPlaces(room: Box, obstacles: readonly Box[], width: number, hasOthers: boolean): Box[] {
  const free = freeBoxes(room, obstacles).filter((box) => box.width >= width && box.height >= width);
  return (free.length ? free : [room]).flatMap((box): Box[] => {
    const lefts = hasOthers ? [box.x + box.width - width, box.x] : [box.x + (box.width - width) / 2];
    return lefts.map((x) => ({ x, y: hasOthers ? box.y : box.y + (box.height - width) / 2, width, height: width }));
  });
}

/** Return the places in a cell for some zombies, survivors and perhaps a giant. */
function arrangeCell(cell: Box, obstacles: readonly Box[], dead: number, living: number, hasGiant: boolean): Placed {
  const room: Box = {
    x: cell.x + MARGIN,
    y: cell.y + TOP_MARGIN,
    width: cell.width - 2 * MARGIN,
    height: cell.height - TOP_MARGIN - MARGIN,
  };
  const count = dead + living;
  const most = CELL_SIZE * (SHARES[Math.max(count + (hasGiant ? 1 : 0), 1) - 1] ?? SHARES[2]);
  if (!hasGiant) return { ...withRoom(room, obstacles, [], dead, living, most), giant: null };
  let best: Placed | null = null;
  for (const share of count ? GIANT_SHARES : [GIANT_ALONE]) {
    for (const giant of giantPlaces(room, obstacles, CELL_SIZE * share, count > 0)) {
      const found = { ...withRoom(room, obstacles, [giant], dead, living, most), giant };
      if (!best || found.size > best.size) best = found;
    }
    if (best && (!count || best.size >= MIN_BESIDE_GIANT)) return best;
  }
  return best ?? { ...withRoom(room, [], [], dead, living, most), giant: room };
}

/** Return the places that cover no token and no giant; if the figures would be too small, they may cover tokens. */
function withRoom(
  room: Box,
  tokens: readonly Box[],
  giants: readonly Box[],
  dead: number,
  living: number,
  most: number,
): Pick<Placed, "size" | "corners"> {
  if (!dead && !living) return { size: 0, corners: [] };
  const free = arrange(room, [...tokens, ...giants], dead, living, most);
  return free.size >= MIN_SIZE ? free : arrange(room, giants, dead, living, most);
}

export interface FigureOptions {
  /** Return the width of a kind of zombie before scaling. */
  readonly sizeOf?: (kind: string) => number;
  readonly walking?: Ghost | undefined;
  /** Tokens by zone, which no figure covers. */
  readonly obstacles?: ReadonlyMap<string, readonly Box[]>;
  /** Survivors in vehicles, who are drawn there. */
  readonly aboard?: ReadonlySet<string>;
}

/** Return all zombie groups and survivors with their positions inside their zones. */
export function figurePositions(
  view: ZombicideView,
  zones: readonly ZoneInfo[],
  { sizeOf = () => FIGURE_SIZE, walking, obstacles = new Map(), aboard = new Set() }: FigureOptions = {},
): { groups: ZombieGroup[]; people: Person[] } {
  const packs: ZombieGroup[] = [];
  const people: Person[] = [];
  for (const zone of zones) {
    // Zones beside the board, such as the air, have no cells.
    const cells = zone.cells.length;
    const living = view.survivors.filter((one) => one.zone === zone.name && !aboard.has(one.name));
    const dead = zombiesIn(view, zone.name, sizeOf, walking);
    if (!cells || (!living.length && !dead.length)) continue;
    const tokens = obstacles.get(zone.name) ?? [];
    // Zones of several cells are filled from the last one, so that tokens in the first stay visible.
    zone.cells.toReversed().forEach((cell, at) => {
      const isHere = (_: unknown, number: number): boolean => number % cells === at;
      const [deadHere, livingHere] = [dead.toReversed().filter(isHere).toReversed(), living.filter(isHere)];
      const giant = deadHere.find(({ size }) => size >= GIANT_SIZE);
      const rest = deadHere.filter((one) => one !== giant);
      const places = arrangeCell(cell, tokens, rest.length, livingHere.length, giant !== undefined);
      const add = ({ kind, count, size }: Group, x: number, y: number, width: number): void => {
        packs.push({ id: `${zone.name} ${kind}`, zone: zone.name, kind, count, size, scale: width / size, x, y });
      };
      rest.forEach((group, index) => {
        const [x, y] = places.corners[index] ?? [cell.x, cell.y];
        const width = places.size * Math.min(group.size / FIGURE_SIZE, MAX_EXCESS);
        const aside = (places.size - width) / 2;
        add(group, x + aside, y + places.size - width, width);
      });
      if (giant && places.giant) add(giant, places.giant.x, places.giant.y, places.giant.width);
      livingHere.forEach((one, index) => {
        const [x, y] = places.corners[rest.length + index] ?? [cell.x, cell.y];
        const scale = places.size / SURVIVOR_SIZE[1];
        people.push({
          name: one.name,
          seat: colourOf(view, one.name),
          zone: zone.name,
          scale,
          x: x + (places.size - SURVIVOR_SIZE[0] * scale) / 2,
          y,
        });
      });
    });
  }
  return { groups: packs, people };
}

/** Return the CSS transform of a zombie group. */
export const groupTransform = ({ x, y, scale }: ZombieGroup): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** Return the path of four corner angles around a rectangle. */
export function cornerPath(x: number, y: number, wide: number, high: number, arm = 24): string {
  const right = x + wide;
  const low = y + high;
  return (
    `M${x} ${y + arm}V${y}H${x + arm}M${right - arm} ${y}H${right}V${y + arm}` +
    `M${right} ${low - arm}V${low}H${right - arm}M${x + arm} ${low}H${x}V${low - arm}`
  );
}
