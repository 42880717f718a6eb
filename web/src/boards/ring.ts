/** Geometry of Zombiland's board: a ring of spaces, four locations, four exits, four sewers. */
export interface RingRegion {
  readonly id: string;
  readonly location: string;
  readonly ring: readonly { readonly id: string; readonly kind: string }[];
  readonly exit: readonly string[];
  readonly exit_joins: string;
}

export interface RingBoard {
  readonly regions: readonly RingRegion[];
  readonly sewers: readonly { readonly id: string; readonly spaces: readonly string[]; readonly joins: readonly string[] }[];
}

export interface Place {
  readonly id: string;
  readonly kind: string;
  /** Letter of the space's region; empty in Zone 0 and the sewers. */
  readonly region: string;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from the north. */
  readonly angle: number;
  readonly shape: string;
}

export const BOARD_SIZE = 860;
const MIDDLE = BOARD_SIZE / 2;
const INNER = 314;
const OUTER = 386;
const HALF_LOCATION = 9.6;
const HALF_REGION = 44.6;
const GAP = 0.55;

/** Convert a distance from the middle and an angle clockwise from the north into a point. */
export function polar(distance: number, angle: number): { x: number; y: number } {
  const turn = ((angle - 90) * Math.PI) / 180;
  return { x: MIDDLE + distance * Math.cos(turn), y: MIDDLE + distance * Math.sin(turn) };
}

const formatPolar = (distance: number, angle: number): string => {
  const { x, y } = polar(distance, angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

/** Return the path of a ring segment between two angles. */
export function ringSegment(inner: number, outer: number, from: number, to: number): string {
  return `M${formatPolar(outer, from)}A${outer} ${outer} 0 0 1 ${formatPolar(outer, to)}L${formatPolar(inner, to)}A${inner} ${inner} 0 0 0 ${formatPolar(inner, from)}Z`;
}

/** Return the path of a square with round corners. */
function roundedSquare(x: number, y: number, half: number): string {
  const round = 7;
  const side = 2 * (half - round);
  const bend = (dx: number, dy: number): string => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x - half + round} ${y - half}h${side}${bend(round, round)}v${side}${bend(-round, round)}` +
    `h${-side}${bend(-round, -round)}v${-side}${bend(round, -round)}Z`
  );
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** Return the angles of a region's spaces: those before its location, the location, those behind it. */
export function spaceAngles(region: RingRegion): { from: number; to: number }[] {
  const where = region.ring.findIndex((space) => space.id === region.location);
  const before = where;
  const behind = region.ring.length - where - 1;
  return region.ring.map((_, number) => {
    if (number === where) return { from: -HALF_LOCATION, to: HALF_LOCATION };
    const room = HALF_REGION - HALF_LOCATION;
    if (number < where) {
      const step = room / before;
      return { from: -HALF_REGION + step * number, to: -HALF_REGION + step * (number + 1) };
    }
    const step = room / behind;
    const first = HALF_LOCATION + step * (number - where - 1);
    return { from: first, to: first + step };
  });
}

/** Return every space with its position and outline. */
export function spacePlaces(board: RingBoard): Map<string, Place> {
  const found = new Map<string, Place>();
  const add = (place: Place): void => void found.set(place.id, place);
  add({ id: "zone_0", kind: "zone_0", region: "", x: MIDDLE, y: MIDDLE, angle: 0, shape: circle(MIDDLE, MIDDLE, 84) });
  board.regions.forEach((region, number) => {
    const turn = number * 90;
    const letter = region.id[0] ?? "";
    spaceAngles(region).forEach(({ from, to }, one) => {
      const space = region.ring[one];
      if (!space) return;
      const angle = turn + (from + to) / 2;
      const isLocation = space.id === region.location;
      const shape = isLocation
        ? ringSegment(294, 402, turn + from, turn + to)
        : ringSegment(INNER, OUTER, turn + from + GAP, turn + to - GAP);
      add({ id: space.id, kind: space.kind, region: letter, angle, shape, ...polar(isLocation ? 350 : (INNER + OUTER) / 2 - 3, angle) });
    });
    const joined = found.get(region.exit_joins);
    const last = joined ? joined.angle - turn : -15;
    region.exit.forEach((id, step) => {
      const share = (step + 1) / (region.exit.length + 1);
      const angle = turn + last * share ** 1.35;
      const spot = polar(84 + (INNER - 84) * (share * 0.98 + 0.02), angle);
      add({ id, kind: "exit", region: letter, angle, shape: roundedSquare(spot.x, spot.y, 20), ...spot });
    });
  });
  for (const sewer of board.sewers) {
    const [first = "", last = ""] = sewer.joins;
    const from = found.get(first)?.angle ?? 0;
    let to = found.get(last)?.angle ?? 90;
    if (to < from) to += 360;
    sewer.spaces.forEach((id, step) => {
      const middle = step === 1;
      const angle = middle ? (from + to) / 2 : step === 0 ? from + 4 : to - 4;
      const spot = polar(middle ? 222 : 262, angle);
      add({ id, kind: "sewer", region: "", angle, shape: circle(spot.x, spot.y, middle ? 23 : 18), ...spot });
    });
  }
  return found;
}

/** Return a path through some spaces, used to draw exits and sewers. */
export function pathThrough(spaces: readonly ({ x: number; y: number } | undefined)[]): string {
  return spaces.flatMap((spot, number) => (spot ? [`${number ? "L" : "M"}${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`] : [])).join("");
}
