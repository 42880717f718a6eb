/** The places of the map where what is in the hand may be laid, and what laying it there changes. */
import type { EdgePlace } from "@/lib/net/protocol";
import { cellName, moveMission } from "../document/cells";
import { ACROSS, gridValue, tileText, type Grid, type LaidTile } from "../document/mission";
import type { Plain } from "../document/yamlText";
import type { Hand } from "../hand";
import type { Workshop } from "../workshop.svelte";

/** A place on the map: a tile's, a cell, or a border between two cells. */
export interface Place {
  readonly key: string;
  readonly kind: "tile" | "cell" | "edge";
  /** Its centre and its size on the map. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What it is called: `A1`, `D4–D5`. */
  readonly name: string;
  /** Whether something of the kind lies there already. */
  readonly isTaken: boolean;
}

/** Width of the band around a border that can be tapped. */
const EDGE_BAND = 44;

/** Where the first cell of the map is drawn, and how large a cell is. */
export interface Origin {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

const MARGIN = 34;

export function originOf(workshop: Workshop): Origin {
  const { unit } = workshop.kit;
  const [first] = workshop.cells.values();
  if (!first) return { x: MARGIN, y: MARGIN, unit };
  const column = first.name.charCodeAt(0) - "A".charCodeAt(0);
  return { x: first.x - column * unit, y: first.y - (Number(first.name.slice(1)) - 1) * unit, unit };
}

/** Return the places where the map can have a tile: laid ones, and free ones beside them. */
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
      found.push({
        key: `tile ${row} ${column}`,
        kind: "tile",
        x: origin.x + (column + 0.5) * side,
        y: origin.y + (row + 0.5) * side,
        width: side,
        height: side,
        name: tile ? tile.face : "",
        isTaken: Boolean(tile),
      });
    }
  return found;
}

function cellPlaces(workshop: Workshop, put: string, colour: string): Place[] {
  return [...workshop.cells.values()].map((cell) => ({
    key: `cell ${cell.name}`,
    kind: "cell",
    x: cell.x + cell.width / 2,
    y: cell.y + cell.height / 2,
    width: cell.width,
    height: cell.height,
    name: cell.name,
    isTaken: workshop.tokens.some(({ token }) => token.at === cell.name && token.put === put && (token.colour ?? "") === colour),
  }));
}

/** Why nothing may stand on a border within a zone. */
const IN_ONE_ZONE = "in_one_zone";

const isBetween = (between: readonly string[], other: readonly string[]): boolean =>
  (between[0] === other[0] && between[1] === other[1]) || (between[0] === other[1] && between[1] === other[0]);

function edgePlaces(workshop: Workshop, put: string): Place[] {
  const { unit } = workshop.kit;
  return (workshop.checked?.edges ?? [])
    .filter((edge) => (put ? edge.allowed.includes(put) : edge.reason !== IN_ONE_ZONE))
    .map((edge: EdgePlace) => ({
      key: `edge ${edge.between.join("-")}`,
      kind: "edge",
      x: edge.x,
      y: edge.y,
      width: edge.upright ? EDGE_BAND : unit - EDGE_BAND,
      height: edge.upright ? unit - EDGE_BAND : EDGE_BAND,
      name: edge.between.join("–"),
      isTaken: workshop.edges.some(({ edge: laid }) => isBetween(laid.between, edge.between)),
    }));
}

/** Return the places where what is in the hand may be laid; with an empty hand, those of all tiles and cells. */
export function placesFor(workshop: Workshop, hand: Hand): Place[] {
  if (workshop.placePicker) return workshop.placePicker.kind === "cell" ? cellPlaces(workshop, "", "") : edgePlaces(workshop, "");
  if (hand.kind === "tile") return tilePlaces(workshop.grid, originOf(workshop), workshop.kit.max_across);
  if (hand.kind === "token") return cellPlaces(workshop, hand.put, hand.colour);
  return hand.kind === "edge" ? edgePlaces(workshop, hand.put) : [];
}

/** Return the place that the arrow keys lead to: the nearest one in a direction. */
export function nextPlace(places: readonly Place[], from: Place | undefined, right: number, down: number): Place | undefined {
  if (!from) return places[0];
  let best: Place | undefined;
  let least = Infinity;
  for (const one of places) {
    const [x, y] = [one.x - from.x, one.y - from.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    // Far more ahead than aside, so that rows and columns are followed.
    if (ahead <= 1 || one.key === from.key) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [one, distance];
  }
  return best ?? from;
}

// Laying

/** Lay what is in the hand at a place, or take away what lies there alike. */
export function lay(workshop: Workshop, place: Place): void {
  const { hand } = workshop;
  if (workshop.placePicker) workshop.placePicker.take(place.name);
  else if (hand.kind === "tile") layTile(workshop, hand, place);
  else if (hand.kind === "token") layToken(workshop, hand, place.name);
  else if (hand.kind === "edge") layEdge(workshop, hand, place.name);
}

function tilePosition(place: Place): readonly [number, number] {
  const [, row, column] = place.key.split(" ").map(Number);
  return [row!, column!];
}

/** Return the position of a face, or of another face of the same cardboard. */
export function positionOf(workshop: Workshop, face: string): readonly [number, number] | null {
  const same = workshop.kit.tiles.find((tile) => tile.id === face)?.faces ?? [face];
  for (const [row, tiles] of workshop.grid.entries())
    for (const [column, tile] of tiles.entries()) if (tile && same.includes(tile.face)) return [row, column];
  return null;
}

function layTile(workshop: Workshop, { face, turn }: { readonly face: string; readonly turn: number }, place: Place): void {
  const [row, column] = tilePosition(place);
  const there = workshop.grid[row]?.[column] ?? null;
  const name = workshop.words.say("workshop-step-tile", { tile: face });
  if (there?.face === face && there.turn === turn) return takeTile(workshop, row, column);
  const before = positionOf(workshop, face);
  const isSame = before?.[0] === row && before[1] === column;
  if (there && !before) return workshop.set(["tiles", row, column], tileText({ face, turn }), name);
  const changed = workshop.grid.map((one) => [...one]);
  // Dropping a tile on another one swaps them.
  if (before && !isSame) changed[before[0]]![before[1]] = there;
  putTile(workshop, changed, { row, column, tile: { face, turn } }, name);
}

interface TilePut {
  readonly row: number;
  readonly column: number;
  readonly tile: LaidTile;
}

/** Put a tile into a grid that may have to grow for it; cells move along when it grows to the left or upwards. */
function putTile(workshop: Workshop, grid: (LaidTile | null)[][], { row, column, tile }: TilePut, name: string): void {
  const right = column < 0 ? 1 : 0;
  const down = row < 0 ? 1 : 0;
  const rows = Math.max(grid.length + down, row + down + 1);
  const columns = Math.max((grid[0]?.length ?? 0) + right, column + right + 1);
  const grown = Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (__, c) => grid[r - down]?.[c - right] ?? null));
  grown[row + down]![column + right] = tile;
  writeGrid(workshop, grown, [right, down], name);
}

/** Take a tile from the map; rows and columns that become empty at the rim go with it. */
export function takeTile(workshop: Workshop, row: number, column: number): void {
  const face = workshop.grid[row]?.[column]?.face ?? "";
  const grid = workshop.grid.map((tiles, r) => tiles.map((tile, c) => (r === row && c === column ? null : tile)));
  writeGrid(workshop, grid, [0, 0], workshop.words.say("workshop-step-tile-away", { tile: face }));
}

function writeGrid(workshop: Workshop, grid: (LaidTile | null)[][], moved: readonly [number, number], name: string): void {
  const [trimmed, left, above] = trimGrid(grid);
  const [right, down] = [moved[0] - left, moved[1] - above];
  const { document } = workshop;
  if (!right && !down) return workshop.apply(document.set(["tiles"], gridValue(trimmed)), name);
  let { text } = document;
  let read = document;
  for (const [key, value] of Object.entries(workshop.values)) {
    const after = moveMission(value as Plain, right, down, key);
    if (JSON.stringify(after) !== JSON.stringify(value)) text = replaceTexts(read, value as Plain, after, [key]);
    read = new (document.constructor as new (text: string) => typeof document)(text);
  }
  workshop.apply(read.set(["tiles"], gridValue(trimmed)), name);
}

/** Return the text with every text of a value that differs replaced in its place. */
function replaceTexts(document: Workshop["document"], before: Plain, after: Plain, path: readonly (string | number)[]): string {
  let read = document;
  const visit = (one: Plain, other: Plain, here: readonly (string | number)[]): void => {
    if (JSON.stringify(one) === JSON.stringify(other)) return;
    if (one !== null && typeof one === "object")
      for (const key of Object.keys(one)) {
        const step = Array.isArray(one) ? Number(key) : key;
        visit((one as Record<string, Plain>)[key]!, (other as Record<string, Plain>)[key]!, [...here, step]);
      }
    else read = new (document.constructor as new (text: string) => typeof document)(read.set(here, other));
  };
  visit(before, after, path);
  return read.text;
}

/** Return a grid without empty rows and columns at its rim, and how many were cut at the left and above. */
function trimGrid(grid: (LaidTile | null)[][]): [(LaidTile | null)[][], number, number] {
  const rows = grid.map((row) => row.some(Boolean));
  const columns = (grid[0] ?? []).map((_, column) => grid.some((row) => row[column]));
  if (!rows.some(Boolean)) return [[[null]], 0, 0];
  const [top, left] = [rows.indexOf(true), columns.indexOf(true)];
  const [bottom, right] = [rows.lastIndexOf(true), columns.lastIndexOf(true)];
  return [grid.slice(top, bottom + 1).map((row) => row.slice(left, right + 1)), left, top];
}

interface PieceHand {
  readonly put: string;
  readonly colour: string;
}

function layToken(workshop: Workshop, { put, colour }: PieceHand, at: string): void {
  const there = workshop.tokens.find(({ token }) => token.put === put && token.at === at && (token.colour ?? "") === colour);
  const kind = workshop.words.name("token", put);
  if (there) return workshop.remove(["tokens", there.at], workshop.words.say("workshop-step-away", { thing: kind, at }));
  const name = workshop.words.say("workshop-step-put", { thing: kind, at });
  // What there is only once moves.
  const only = put === "start" || workshop.kit.tokens.find((one) => one.kind === put)?.most === 1;
  const laid = only ? workshop.tokens.find(({ token }) => token.put === put) : undefined;
  if (laid) workshop.set(["tokens", laid.at, "at"], at, name);
  else workshop.append(["tokens"], { put, ...(colour ? { colour } : {}), at }, name);
}

function layEdge(workshop: Workshop, { put, colour }: PieceHand, name: string): void {
  const between = name.split("–");
  const there = workshop.edges.find(({ edge }) => isBetween(edge.between, between));
  const kind = workshop.words.say(`workshop-edge-${put}`);
  if (there && there.edge.put === put && (there.edge.colour ?? "") === colour)
    return workshop.remove(["edges", there.at], workshop.words.say("workshop-step-away", { thing: kind, at: name }));
  const step = workshop.words.say("workshop-step-put", { thing: kind, at: name });
  const value = { put, ...(colour ? { colour } : {}), between };
  if (there) workshop.set(["edges", there.at], value, step);
  else workshop.append(["edges"], value, step);
}

/** Return the cells of a tile at a position of the grid. */
export function cellsOfTile(row: number, column: number): string[] {
  return Array.from({ length: ACROSS * ACROSS }, (_, at) =>
    cellName({ row: row * ACROSS + Math.floor(at / ACROSS), column: column * ACROSS + (at % ACROSS) }),
  );
}
