/** Placing the piece in hand, moving pieces on the map, and growing the map for a tile; each is one step of undo. */
import { moveMission } from "../document/cells";
import { append, remove, set, type Edit } from "../document/edits";
import { ACROSS, gridValue, namesOf, tileText, type LaidTile } from "../document/mission";
import type { Path } from "../document/missionText";
import type { Plain } from "../document/yamlText";
import { handColour, NO_HAND, type Hand } from "../hand";
import type { Workshop } from "../workshop.svelte";
import { addFace, isSamePiece, liesBetween, nextNumber, pieceName, takeAway, whereOf, type Piece } from "./pieces";
import type { Place } from "./places";

type HandOf<Kind extends Hand["kind"]> = Extract<Hand, { readonly kind: Kind }>;

/** Place the piece in hand, or remove an equal one from the place; an empty hand selects. */
export function lay(workshop: Workshop, place: Place): void {
  const { hand } = workshop;
  if (place.reason) workshop.refused = place;
  else if (workshop.placePicker) workshop.placePicker.take(place.name);
  else if (place.piece) workshop.select(isSamePiece(workshop.selected, place.piece) ? null : place.piece);
  else if (hand.kind === "tile") layTile(workshop, hand, place);
  else if (hand.kind === "token") layToken(workshop, hand, place.name);
  else if (hand.kind === "edge") layEdge(workshop, hand, place.name);
  else if (hand.kind === "zombie") layZombie(workshop, hand, place.name);
  else if (hand.kind === "lift") layLift(workshop, hand, place.name);
  else if (hand.kind === "move") movePiece(workshop, hand.piece, place);
}

function nameOfStep(workshop: Workshop, thing: string, at: string): string {
  return workshop.say("step-put", { thing, at });
}

// Tiles

function tilePosition(place: Place): readonly [number, number] {
  const [, row, column] = place.key.split(" ").map(Number);
  return [row!, column!];
}

/** Return the position of a face on the map, or of another face of the same cardboard tile. */
export function positionOf(workshop: Workshop, face: string): readonly [number, number] | null {
  const same = workshop.kit.tiles.find((tile) => tile.id === face)?.faces ?? [face];
  for (const [row, tiles] of workshop.grid.entries())
    for (const [column, tile] of tiles.entries()) if (tile && same.includes(tile.face)) return [row, column];
  return null;
}

function layTile(workshop: Workshop, { face, turn }: HandOf<"tile">, place: Place): void {
  const [row, column] = tilePosition(place);
  const there = workshop.grid[row]?.[column] ?? null;
  if (there?.face === face && there.turn === turn) return takeTile(workshop, row, column);
  const name = workshop.say("step-tile", { tile: face });
  const before = positionOf(workshop, face);
  if (there && !before) return workshop.edit([set(["tiles", row, column], tileText({ face, turn }))], name);
  const changed = workshop.grid.map((one) => [...one]);
  // Dropping a tile on another one swaps them.
  if (before) changed[before[0]]![before[1]] = there;
  putTile(workshop, changed, { row, column, tile: { face, turn } }, name);
}

interface TilePut {
  readonly row: number;
  readonly column: number;
  readonly tile: LaidTile;
}

/** Put a tile into a grid, which grows if necessary; when it grows to the left or upwards, the cells move. */
function putTile(workshop: Workshop, grid: (LaidTile | null)[][], { row, column, tile }: TilePut, name: string): void {
  const right = column < 0 ? 1 : 0;
  const down = row < 0 ? 1 : 0;
  const rows = Math.max(grid.length + down, row + down + 1);
  const columns = Math.max((grid[0]?.length ?? 0) + right, column + right + 1);
  const grown = Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (__, c) => grid[r - down]?.[c - right] ?? null));
  grown[row + down]![column + right] = tile;
  writeGrid(workshop, grown, [right, down], name);
}

/** Remove a tile from the map, and rows and columns at the edge that become empty. */
export function takeTile(workshop: Workshop, row: number, column: number): void {
  const face = workshop.grid[row]?.[column]?.face ?? "";
  const grid = workshop.grid.map((tiles, r) => tiles.map((tile, c) => (r === row && c === column ? null : tile)));
  writeGrid(workshop, grid, [0, 0], workshop.say("step-tile-away", { tile: face }));
}

/** Write a grid whose cells have moved by some tiles, and move all cells in the mission's text as well. */
function writeGrid(workshop: Workshop, grid: (LaidTile | null)[][], moved: readonly [number, number], name: string): void {
  const [trimmed, left, above] = trimGrid(grid);
  const [right, down] = [moved[0] - left, moved[1] - above];
  const edits: Edit[] = right || down ? movedCells(workshop.values as Record<string, Plain>, right, down) : [];
  workshop.edit([...edits, set(["tiles"], gridValue(trimmed))], name);
}

/** Return the edits that move every cell in a mission's text by some tiles. */
export function movedCells(values: Record<string, Plain>, right: number, down: number): Edit[] {
  return Object.entries(values).flatMap(([key, value]) => differences(value, moveMission(value, right, down, key), [key]));
}

/** Return the edits that change one value into the other, leaf by leaf. */
function differences(one: Plain, other: Plain, path: Path): Edit[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (one === null || typeof one !== "object") return [set(path, other)];
  return Object.keys(one).flatMap((key) => {
    const step = Array.isArray(one) ? Number(key) : key;
    return differences((one as Record<string, Plain>)[key]!, (other as Record<string, Plain>)[key]!, [...path, step]);
  });
}

/** Return a grid without empty rows and columns at its edges, and how many were removed at the left and above. */
function trimGrid(grid: (LaidTile | null)[][]): [(LaidTile | null)[][], number, number] {
  const rows = grid.map((row) => row.some(Boolean));
  const columns = (grid[0] ?? []).map((_, column) => grid.some((row) => row[column]));
  if (!rows.some(Boolean)) return [[[null]], 0, 0];
  const [top, left] = [rows.indexOf(true), columns.indexOf(true)];
  const [bottom, right] = [rows.lastIndexOf(true), columns.lastIndexOf(true)];
  return [grid.slice(top, bottom + 1).map((row) => row.slice(left, right + 1)), left, top];
}

// Tokens, edges and figures

function layToken(workshop: Workshop, hand: HandOf<"token">, at: string): void {
  const { put, colour, faceDown } = hand;
  const kind = workshop.kit.tokens.find((one) => one.kind === put);
  const shown = { kind: "token", name: put, colour: handColour(hand) } as const;
  const laid = workshop.pieces.filter((one) => one.kind === "token" && one.name === put);
  const there = laid.find((one) => one.cells[0] === at && one.colour === shown.colour);
  if (there) return takeAway(workshop, there);
  const name = nameOfStep(workshop, pieceName(workshop, shown), at);
  // A piece of which there can be only one is moved.
  const isOnly = put === "start" || kind?.most === 1;
  if (isOnly && laid[0]) return workshop.edit([set(laid[0].place, at)], name);
  if (kind?.is_listed) return workshop.edit([append([put], at)], name);
  const slots = kind?.slots ?? [];
  const side = slots.includes("side") ? rimSide(workshop, at) : "";
  const value = {
    put,
    ...(colour && !faceDown ? { colour } : {}),
    at,
    ...(slots.includes("number") ? { number: nextNumber(workshop.tokens, put) } : {}),
    ...(side ? { side } : {}),
    ...(faceDown ? { face_down: true } : {}),
  };
  workshop.edit([append(["tokens"], value), ...(faceDown ? [addFace(colour || "red")] : [])], name);
}

/** Return the side of a cell that is at the edge of the map; empty in the middle. */
function rimSide(workshop: Workshop, cell: string): string {
  const column = cell.charCodeAt(0) - "A".charCodeAt(0);
  const row = Number(cell.slice(1)) - 1;
  if (row === 0) return "north";
  if (row === workshop.grid.length * ACROSS - 1) return "south";
  if (column === 0) return "west";
  return column === (workshop.grid[0]?.length ?? 0) * ACROSS - 1 ? "east" : "";
}

function layEdge(workshop: Workshop, { put, colour }: HandOf<"edge">, name: string): void {
  const between = name.split("–");
  const there = workshop.pieces.find((one) => one.kind === "edge" && liesBetween(one.cells, between));
  if (there && there.name === put && there.colour === colour) return takeAway(workshop, there);
  const step = nameOfStep(workshop, pieceName(workshop, { kind: "edge", name: put, colour }), name);
  const value = { put, ...(colour ? { colour } : {}), between };
  workshop.edit([there ? set(there.path, value) : append(["edges"], value)], step);
}

function layZombie(workshop: Workshop, { zombie }: HandOf<"zombie">, at: string): void {
  const there = workshop.pieces.find((one) => one.kind === "zombie" && one.name === zombie && one.cells[0] === at);
  if (there) return takeAway(workshop, there);
  workshop.edit([append(["zombies"], { kind: zombie, at })], nameOfStep(workshop, workshop.words.name("zombie", zombie), at));
}

function layLift(workshop: Workshop, { first }: HandOf<"lift">, cell: string): void {
  if (!first) workshop.hand = { kind: "lift", first: cell };
  else {
    workshop.hand = { kind: "lift", first: "" };
    if (first !== cell)
      workshop.edit([append(["lifts"], [first, cell])], nameOfStep(workshop, workshop.say("edge-lift"), `${first}–${cell}`));
  }
}

// Moving

function movePiece(workshop: Workshop, piece: Piece, place: Place): void {
  workshop.hand = NO_HAND;
  const name = nameOfStep(workshop, pieceName(workshop, piece), place.name || whereOf(piece));
  if (piece.kind === "tile") {
    const tile = workshop.grid[Number(piece.path[1])]?.[Number(piece.path[2])];
    const [row, column] = tilePosition(place);
    const isThere = row === piece.path[1] && column === piece.path[2];
    if (tile && !isThere) layTile(workshop, { kind: "tile", ...tile }, place);
    return;
  }
  const isUnmoved = liesBetween(piece.cells, place.name.split("–")) || piece.cells.join() === place.name;
  if (isUnmoved) return;
  const under =
    piece.kind === "edge" ? workshop.pieces.find((one) => one.kind === "edge" && liesBetween(one.cells, place.name.split("–"))) : null;
  const to: Plain = piece.kind === "edge" ? place.name.split("–") : place.name;
  // Remove an edge that is already on the border; its entry in the file may precede the moved piece's.
  workshop.edit([set(piece.place, to), ...(under ? [remove(under.path)] : [])], name);
}

// Cards set aside

/** Set an equipment card aside, or return it to its deck. */
export function toggleCard(workshop: Workshop, card: string): void {
  const cards = namesOf(workshop.values, "aside");
  const at = cards.indexOf(card);
  const thing = workshop.words.name("card", card);
  if (at < 0) workshop.edit([append(["aside"], card)], workshop.say("step-aside", { thing }));
  else workshop.edit([remove(cards.length > 1 ? ["aside", at] : ["aside"])], workshop.say("step-back", { thing }));
}
