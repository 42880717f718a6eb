/** Where the places and pieces of a plain view are drawn. */
import type { PlainPlaceView } from "@/lib/net/protocol";

export const WIDE = 148;
export const HIGH = 104;
/** How far the middles of the nearest places are apart, across and down. */
const ACROSS = 196;
const DOWN = 160;
const RIM = 28;
const PIECE = 40;

export interface Spot {
  readonly place: PlainPlaceView;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
}

export interface Laid {
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
}

/** The places as they lie; null where they lie nowhere in particular and are better listed. */
export function laid(places: readonly PlainPlaceView[]): Laid | null {
  const nearest = Math.min(...places.flatMap((one, at) => places.slice(at + 1).map((other) => gap(one, other))));
  if (!places.length || nearest === 0) return null;
  const unit = Number.isFinite(nearest) ? nearest : 1;
  const [left, top] = [Math.min(...places.map((one) => one.x)), Math.min(...places.map((one) => one.y))];
  const spots = places.map((place) => ({
    place,
    x: ((place.x - left) / unit) * ACROSS + WIDE / 2 + RIM,
    y: ((place.y - top) / unit) * DOWN + HIGH / 2 + RIM,
  }));
  return {
    width: Math.max(...spots.map((spot) => spot.x)) + WIDE / 2 + RIM,
    height: Math.max(...spots.map((spot) => spot.y)) + HIGH / 2 + RIM,
    spots,
  };
}

/** How far apart two places lie, along the axis on which they are further apart. */
function gap(one: PlainPlaceView, other: PlainPlaceView): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}

/** The roads between places, each once. */
export function roads(spots: readonly Spot[]): { readonly from: Spot; readonly to: Spot }[] {
  const byName = new Map(spots.map((spot) => [spot.place.name, spot]));
  const found = new Map<string, { from: Spot; to: Spot }>();
  for (const from of spots) {
    for (const name of from.place.ways) {
      const to = byName.get(name);
      if (to) found.set([from.place.name, name].sort().join(" "), { from, to });
    }
  }
  return [...found.values()];
}

/** Where so many pieces of a place stand, left to right, from its middle. */
export function offsets(count: number): readonly number[] {
  const step = Math.min(PIECE, (WIDE - PIECE) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * step);
}
