/** A position on the page. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Return the name of the place at a point of the page; empty if there is none. */
export function placeAt(x: number, y: number): string {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>("[data-place]")?.dataset["place"];
    if (place) return place;
  }
  return "";
}

/** Return the middle of a place on the page; null if the board does not show it. */
export function spotOf(place: string): Spot | null {
  const element = document.querySelector(`[data-place="${CSS.escape(place)}"]`);
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Return the bounding box of the visible board, or of the page if there is no board. */
export function boardBox(): DOMRect {
  return (
    document.querySelector("main.stage, [data-testid=screen] .map")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
  );
}

/** Minimum distance in pixels of a mark from the edge of the board. */
const EDGE_PX = 28;

/** Return a spot moved into the visible board, and whether it was outside. */
export function clampSpot({ x, y }: Spot, { left, top, right, bottom }: DOMRect): Spot & { readonly isOutside: boolean } {
  const clamped = {
    x: Math.min(Math.max(x, left + EDGE_PX), right - EDGE_PX),
    y: Math.min(Math.max(y, top + EDGE_PX), bottom - EDGE_PX),
  };
  return { ...clamped, isOutside: Math.hypot(clamped.x - x, clamped.y - y) > EDGE_PX };
}

/** Return an SVG path through spots, shortened at its end so that an arrow head fits. */
export function pathThroughSpots(spots: readonly Spot[]): string {
  return spots.map(({ x, y }, at) => `${at ? "L" : "M"}${Math.round(x)} ${Math.round(y)}`).join("");
}
