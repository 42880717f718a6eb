/** The places of the map where the piece in hand may be placed; with an empty hand, the pieces on the map. */
import type { EdgePlace } from "@/lib/net/protocol";
import { ACROSS, type Grid, type LaidTile } from "../document/mission";
import { handColour, type Hand } from "../hand";
import type { Workshop } from "../workshop.svelte";
import { liesBetween, pieceName, tilePieces, whereOf, type Piece } from "./pieces";

/** A place on the map: a tile's, a cell, a border between two cells, or a piece that can be selected. */
export interface Place {
  readonly key: string;
  readonly kind: "tile" | "cell" | "edge" | "piece";
  /** Centre and size of the place on the map. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Name of the place: `A1`, `D4–D5`. */
  readonly name: string;
  /** Whether such a piece is already there. */
  readonly isTaken: boolean;
  /** Reason why nothing may be placed there, as an error's name. */
  readonly reason?: string;
  /** The piece, if the place is one. */
  readonly piece?: Piece;
}

/** Width of the band around a border that reacts to taps. */
const EDGE_BAND = 44;
/** Width of a free place for a tile beside the map; it is small to leave room for the map. */
export const STRIP = 60;
const STRIP_GAP = 8;

/** Position of the map's first cell in the drawing, and the size of a cell. */
export interface Origin {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

/** Margin of the server's drawings, which contains the letters and numbers. */
export const MARGIN = 34;

export function originOf(workshop: Workshop): Origin {
  const { unit } = workshop.kit;
  const [first] = workshop.cells.values();
  if (!first) return { x: MARGIN, y: MARGIN, unit };
  const column = first.name.charCodeAt(0) - "A".charCodeAt(0);
  return { x: first.x - column * unit, y: first.y - (Number(first.name.slice(1)) - 1) * unit, unit };
}

/** Return the position of a cell in the drawing, even if the server has not drawn the cell yet. */
export function cellSpot(workshop: Workshop, name: string): { readonly x: number; readonly y: number } | null {
  if (!/^[A-X][1-9]\d?$/.test(name)) return null;
  const { x, y, unit } = originOf(workshop);
  const column = name.charCodeAt(0) - "A".charCodeAt(0);
  return { x: x + column * unit, y: y + (Number(name.slice(1)) - 1) * unit };
}

/** Return the visible part of a free place for a tile: a strip beside the map, the whole place within it. */
function strip(grid: Grid, row: number, column: number, { x, y, unit }: Origin): Pick<Place, "x" | "y" | "width" | "height"> {
  const side = ACROSS * unit;
  const [left, top] = [x + column * side, y + row * side];
  const across = column < 0 ? -1 : column === (grid[0]?.length ?? 0) ? 1 : 0;
  const along = row < 0 ? -1 : row === grid.length ? 1 : 0;
  const width = across ? STRIP : side - 2 * STRIP_GAP;
  const height = along ? STRIP : side - 2 * STRIP_GAP;
  const centre = (start: number, size: number, towards: number): number =>
    towards ? (towards < 0 ? start + side - MARGIN - STRIP_GAP - size / 2 : start + MARGIN + STRIP_GAP + size / 2) : start + side / 2;
  return { x: centre(left, width, across), y: centre(top, height, along), width, height };
}

/** Return the places for tiles: those with a tile, and the free ones beside them. */
export function tilePlaces(grid: Grid, origin: Origin, most: number): Place[] {
  const side = ACROSS * origin.unit;
  const width = grid[0]?.length ?? 0;
  const laid = (row: number, column: number): LaidTile | null => grid[row]?.[column] ?? null;
  const hasTiles = grid.some((row) => row.some(Boolean));
  const found: Place[] = [];
  for (let row = -1; row <= grid.length; row++)
    for (let column = -1; column <= width; column++) {
      const tile = laid(row, column);
      const isBeside = [laid(row - 1, column), laid(row + 1, column), laid(row, column - 1), laid(row, column + 1)].some(Boolean);
      const isFirst = !hasTiles && row === 0 && column === 0;
      const isTooFar =
        (row < 0 || row === grid.length ? grid.length + 1 : 0) > most || (column < 0 || column === width ? width + 1 : 0) > most;
      if ((!tile && !isBeside && !isFirst) || isTooFar) continue;
      const whole = { x: origin.x + (column + 0.5) * side, y: origin.y + (row + 0.5) * side, width: side, height: side };
      found.push({
        key: `tile ${row} ${column}`,
        kind: "tile",
        ...(tile || isFirst ? whole : strip(grid, row, column, origin)),
        name: tile ? tile.face : "",
        isTaken: Boolean(tile),
      });
    }
  return found;
}

function cellPlaces(workshop: Workshop, isTaken: (cell: string) => boolean): Place[] {
  return [...workshop.cells.values()].map((cell) => ({
    key: `cell ${cell.name}`,
    kind: "cell",
    x: cell.x + cell.width / 2,
    y: cell.y + cell.height / 2,
    width: cell.width,
    height: cell.height,
    name: cell.name,
    isTaken: isTaken(cell.name),
  }));
}

/** Reason why no edge may be placed on a border within a zone. */
const IN_ONE_ZONE = "in_one_zone";

/** Return the reason why a kind of edge may not be placed on a border, as far as the map shows it. */
function reasonAt(edge: EdgePlace, put: string): string {
  if (edge.reason) return edge.reason;
  return put === "stairs" ? "no_fence" : put === "door" ? "open_street" : "is_a_wall";
}

function edgePlaces(workshop: Workshop, put: string): Place[] {
  const { unit } = workshop.kit;
  return (workshop.checked?.edges ?? [])
    .filter((edge) => edge.reason !== IN_ONE_ZONE)
    .map((edge) => ({
      key: `edge ${edge.between.join("-")}`,
      kind: "edge",
      x: edge.x,
      y: edge.y,
      width: edge.upright ? EDGE_BAND : unit - EDGE_BAND,
      height: edge.upright ? unit - EDGE_BAND : EDGE_BAND,
      name: edge.between.join("–"),
      isTaken: workshop.edges.some(({ edge: laid }) => liesBetween(laid.between, edge.between)),
      ...(put && !edge.allowed.includes(put) ? { reason: reasonAt(edge, put) } : {}),
    }));
}

/** Size of the square around a token or a figure that reacts to taps. */
const PIECE_SIZE = 56;

/** Return the position of a piece on the map; null if the map has no such place. */
export function pieceSpot(workshop: Workshop, piece: Piece): Pick<Place, "x" | "y" | "width" | "height"> | null {
  const { unit } = workshop.kit;
  const [first, second] = piece.cells.map((name) => cellSpot(workshop, name));
  if (!first) return null;
  if (piece.kind === "tile") return { x: first.x + 1.5 * unit, y: first.y + 1.5 * unit, width: ACROSS * unit, height: ACROSS * unit };
  if (piece.kind === "edge" && second) {
    const isUpright = first.y === second.y;
    const [x, y] = [(first.x + second.x + unit) / 2, (first.y + second.y + unit) / 2];
    return { x, y, width: isUpright ? EDGE_BAND : PIECE_SIZE, height: isUpright ? PIECE_SIZE : EDGE_BAND };
  }
  const [right, down] = spotInCell(workshop, piece);
  return { x: first.x + right * unit, y: first.y + down * unit, width: PIECE_SIZE, height: PIECE_SIZE };
}

/** Positions of the first, the second and further pieces in a cell, as shares of its side. */
const SPOTS = [
  [0.5, 0.5],
  [0.76, 0.26],
  [0.24, 0.76],
  [0.76, 0.76],
  [0.24, 0.26],
] as const;
const RIM: Readonly<Record<string, readonly [number, number]>> = {
  north: [0.5, 0.2],
  south: [0.5, 0.8],
  west: [0.2, 0.5],
  east: [0.8, 0.5],
};

function spotInCell(workshop: Workshop, piece: Piece): readonly [number, number] {
  const side = workshop.tokens.find(({ at }) => piece.path[0] === "tokens" && at === piece.path[1])?.token.side;
  if (side && RIM[side]) return RIM[side];
  const [cell] = piece.cells;
  const same = workshop.pieces.filter((one) => one.kind !== "edge" && one.kind !== "lift" && one.cells[0] === cell);
  const number = same.findIndex((one) => one.place.join() === piece.place.join());
  return SPOTS[Math.max(0, number) % SPOTS.length]!;
}

function piecePlaces(workshop: Workshop): Place[] {
  return [...tilePieces(workshop), ...workshop.pieces].flatMap((piece) => {
    const spot = pieceSpot(workshop, piece);
    const name = `${pieceName(workshop, piece)}, ${whereOf(piece)}`;
    return spot ? { key: `piece ${piece.place.join(" ")}`, kind: "piece" as const, ...spot, name, isTaken: true, piece } : [];
  });
}

/** Return the places to highlight for the piece in hand; with an empty hand, the pieces that can be selected. */
export function placesFor(workshop: Workshop, hand: Hand): Place[] {
  const nothing = (): boolean => false;
  if (workshop.placePicker) return workshop.placePicker.kind === "cell" ? cellPlaces(workshop, nothing) : edgePlaces(workshop, "");
  if (hand.kind === "none") return piecePlaces(workshop);
  const moved = hand.kind === "move" ? hand.piece : null;
  if (hand.kind === "tile" || moved?.kind === "tile") return tilePlaces(workshop.grid, originOf(workshop), workshop.kit.max_across);
  if (hand.kind === "edge") return edgePlaces(workshop, hand.put);
  if (moved?.kind === "edge") return edgePlaces(workshop, moved.name);
  if (hand.kind === "token") {
    const isSame = (one: Piece): boolean => one.kind === "token" && one.name === hand.put && one.colour === handColour(hand);
    return cellPlaces(workshop, (cell) => workshop.pieces.some((one) => isSame(one) && one.cells[0] === cell));
  }
  if (hand.kind === "zombie")
    return cellPlaces(workshop, (cell) =>
      workshop.pieces.some((one) => one.kind === "zombie" && one.name === hand.zombie && one.cells[0] === cell),
    );
  return cellPlaces(workshop, nothing);
}

/** Return the nearest place in the direction of an arrow key. */
export function nextPlace(places: readonly Place[], from: Place | undefined, right: number, down: number): Place | undefined {
  if (!from) return places[0];
  let best: Place | undefined;
  let least = Infinity;
  for (const one of places) {
    const [x, y] = [one.x - from.x, one.y - from.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    // Distance aside counts double, so that arrow keys follow rows and columns.
    if (ahead <= 1 || one.key === from.key) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [one, distance];
  }
  return best ?? from;
}
