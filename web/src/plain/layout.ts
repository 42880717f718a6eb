/** Layout of the places and pieces of a plain view. */
import type { PlainPlaceView } from "@/lib/net/protocol";

export const PLACE_WIDTH = 148;
export const PLACE_HEIGHT = 104;
/** Distance in pixels between the centres of the nearest places. */
const COLUMN_DISTANCE = 196;
const ROW_DISTANCE = 160;
const MARGIN = 28;
const PIECE_SIZE = 40;

export interface Spot {
  readonly place: PlainPlaceView;
  /** Coordinates of the place's centre. */
  readonly x: number;
  readonly y: number;
}

export interface PlainLayout {
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
}

/** Lay out the places; return null if they have no positions, so that a list is better. */
export function layOutPlaces(places: readonly PlainPlaceView[]): PlainLayout | null {
  const nearest = Math.min(...places.flatMap((one, at) => places.slice(at + 1).map((other) => distance(one, other))));
  if (!places.length || nearest === 0) return null;
  const unit = Number.isFinite(nearest) ? nearest : 1;
  const [left, top] = [Math.min(...places.map((one) => one.x)), Math.min(...places.map((one) => one.y))];
  const spots = places.map((place) => ({
    place,
    x: ((place.x - left) / unit) * COLUMN_DISTANCE + PLACE_WIDTH / 2 + MARGIN,
    y: ((place.y - top) / unit) * ROW_DISTANCE + PLACE_HEIGHT / 2 + MARGIN,
  }));
  return {
    width: Math.max(...spots.map((spot) => spot.x)) + PLACE_WIDTH / 2 + MARGIN,
    height: Math.max(...spots.map((spot) => spot.y)) + PLACE_HEIGHT / 2 + MARGIN,
    spots,
  };
}

/** Return the larger of the horizontal and the vertical distance between two places. */
function distance(one: PlainPlaceView, other: PlainPlaceView): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}

/** Return the paths between places, each once. */
export function pathsBetween(spots: readonly Spot[]): { readonly from: Spot; readonly to: Spot }[] {
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

/** Return the horizontal offsets of `count` pieces from the centre of a place. */
export function pieceOffsets(count: number): readonly number[] {
  const step = Math.min(PIECE_SIZE, (PLACE_WIDTH - PIECE_SIZE) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * step);
}
