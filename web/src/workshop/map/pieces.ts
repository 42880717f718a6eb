/** The pieces on the map (tiles, tokens, edges, figures and elevators) and the edits of a piece. */
import { cellName } from "../document/cells";
import { append, remove, set, type Edit } from "../document/edits";
import { ACROSS, floorOf, liftsOf, namesOf, QUARTER, tileText, zombiesOf, type TokenValue } from "../document/mission";
import type { Path } from "../document/missionText";
import type { Plain } from "../document/yamlText";
import type { Workshop } from "../workshop.svelte";

export type PieceKind = "tile" | "token" | "edge" | "zombie" | "lift";

export interface Piece {
  readonly kind: PieceKind;
  /** Name of the piece: a face, or the kind of token, edge or zombie. */
  readonly name: string;
  readonly colour: string;
  /** Path of the piece in the file. */
  readonly path: Path;
  /** Path of its place in the file, which changes when the piece is moved. */
  readonly place: Path;
  /** Cells that the piece is on or between. */
  readonly cells: readonly string[];
}

const NO_COLOUR = "";

export function isSamePiece(one: Piece | null, other: Piece | null): boolean {
  return Boolean(one && other && one.place.join() === other.place.join());
}

/** Return the kinds of tokens whose places are listed under a key of their own. */
function listedKinds(workshop: Workshop): string[] {
  return workshop.kit.tokens.filter((one) => one.is_listed).map((one) => one.kind);
}

/** Return the tiles of the map. */
export function tilePieces(workshop: Workshop): Piece[] {
  return workshop.grid.flatMap((row, r) =>
    row.flatMap((tile, c) =>
      tile
        ? {
            kind: "tile" as const,
            name: tile.face,
            colour: NO_COLOUR,
            path: ["tiles", r, c],
            place: ["tiles", r, c],
            cells: [cellName({ row: r * ACROSS, column: c * ACROSS })],
          }
        : [],
    ),
  );
}

/** Return all pieces that are on the tiles. */
export function piecesOnTiles(workshop: Workshop): Piece[] {
  const { values } = workshop;
  const tokens = workshop.tokens.map(({ at, token }) => ({
    kind: "token" as const,
    name: token.put,
    colour: token.face_down ? "face_down" : (token.colour ?? NO_COLOUR),
    path: ["tokens", at],
    place: ["tokens", at, "at"],
    cells: [token.at],
  }));
  const listed = listedKinds(workshop).flatMap((name) =>
    namesOf(values, name).map((cell, at) => ({
      kind: "token" as const,
      name,
      colour: NO_COLOUR,
      path: [name, at],
      place: [name, at],
      cells: [cell],
    })),
  );
  const edges = workshop.edges.map(({ at, edge }) => ({
    kind: "edge" as const,
    name: edge.put,
    colour: edge.colour ?? NO_COLOUR,
    path: ["edges", at],
    place: ["edges", at, "between"],
    cells: edge.between,
  }));
  const figures = zombiesOf(values).flatMap(({ at, zombies, isList }) =>
    zombies.places.map((cell, number) => ({
      kind: "zombie" as const,
      name: zombies.kind,
      colour: NO_COLOUR,
      path: ["zombies", at],
      place: ["zombies", at, "at", ...(isList ? [number] : [])],
      cells: [cell],
    })),
  );
  const lifts = liftsOf(values).map(({ at, between }) => ({
    kind: "lift" as const,
    name: "lift",
    colour: NO_COLOUR,
    path: ["lifts", at],
    place: ["lifts", at],
    cells: between,
  }));
  return [...tokens, ...listed, ...edges, ...figures, ...lifts];
}

/** Return the piece at a path of the file; null if it is gone. */
export function findPiece(workshop: Workshop, place: Path): Piece | null {
  const all = place[0] === "tiles" ? tilePieces(workshop) : piecesOnTiles(workshop);
  return all.find((one) => one.place.join() === place.join()) ?? null;
}

/** Return whether two borders are the same, regardless of the order of their cells. */
export function liesBetween(between: readonly string[], other: readonly string[]): boolean {
  return (between[0] === other[0] && between[1] === other[1]) || (between[0] === other[1] && between[1] === other[0]);
}

// Names

/** Return the name of a piece: `red objective`, `locked door`, `12R`. */
export function pieceName(workshop: Workshop, { kind, name, colour }: Pick<Piece, "kind" | "name" | "colour">): string {
  const { words } = workshop;
  if (kind === "tile") return workshop.say("tile", { tile: name });
  if (kind === "zombie") return words.name("zombie", name);
  if (kind === "lift") return workshop.say("edge-lift");
  const plain = kind === "edge" ? workshop.say(`edge-${name}`) : tokenName(workshop, name);
  return colour ? workshop.say("coloured", { thing: plain, colour: words.name("colour", colour) }) : plain;
}

/** Return the name of a kind of token in a form such as `.a`; without a form, the plain name. */
export function tokenName(workshop: Workshop, kind: string, form = ""): string {
  return workshop.words.say(`sentences-token-${kind.replaceAll("_", "-")}${form}`);
}

/** Return the place of a piece: `D4`, `D4–D5`. */
export function whereOf(piece: Piece): string {
  return piece.cells.join("–");
}

// Doing

/** Return the edits that remove a piece. */
export function takingEdits(workshop: Workshop, piece: Piece): Edit[] {
  if (piece.kind === "zombie" && piece.place.length > piece.path.length + 1) {
    const places = zombiesOf(workshop.values).find(({ at }) => at === piece.path[1])?.zombies.places ?? [];
    return [remove(places.length > 1 ? piece.place : piece.path)];
  }
  return [remove(piece.path), ...(piece.colour === "face_down" ? fewerFaces(workshop) : [])];
}

/** Return the edits that remove the last colour of the face-down objectives. */
function fewerFaces(workshop: Workshop): Edit[] {
  const faces = namesOf(workshop.values, "faces");
  if (!faces.length) return [];
  return [remove(faces.length > 1 ? ["faces", faces.length - 1] : ["faces"])];
}

export function takeAway(workshop: Workshop, piece: Piece): void {
  const name = workshop.say("step-away", { thing: pieceName(workshop, piece), at: whereOf(piece) });
  workshop.edit(takingEdits(workshop, piece), name);
}

/** Return the value of a key of a piece's record. */
export function fieldOf(workshop: Workshop, piece: Piece, key: string): Plain | undefined {
  const record = piece.path.reduce<unknown>(
    (inside, step) => (inside as Record<string | number, unknown> | undefined)?.[step],
    workshop.values,
  );
  return (record as Record<string, Plain> | undefined)?.[key];
}

/** Set a field of a piece, or remove it if the value is undefined. */
export function setField(workshop: Workshop, piece: Piece, key: string, value: Plain | undefined): void {
  const path = [...piece.path, key];
  const name = workshop.say("step-changed", { thing: pieceName(workshop, piece), at: whereOf(piece) });
  workshop.edit([value === undefined ? remove(path) : set(path, value)], name);
}

/** Turn an objective face down, so that its colour is shuffled with the others, or face up again. */
export function setFaceDown(workshop: Workshop, piece: Piece, isDown: boolean): void {
  const token = fieldOf(workshop, piece, "colour");
  const faces = namesOf(workshop.values, "faces");
  const edits = isDown
    ? [set([...piece.path, "face_down"], true), ...(token ? [remove([...piece.path, "colour"])] : []), addFace(String(token ?? "red"))]
    : [remove([...piece.path, "face_down"]), set([...piece.path, "colour"], faces.at(-1) ?? "red"), ...fewerFaces(workshop)];
  workshop.edit(edits, workshop.say("step-changed", { thing: pieceName(workshop, piece), at: whereOf(piece) }));
}

/** Return the edit that adds a colour to the face-down objectives. */
export function addFace(colour: string): Edit {
  return append(["faces"], colour);
}

/** Return the lowest number that no token of a kind has. */
export function nextNumber(tokens: readonly { readonly token: TokenValue }[], put: string): number {
  const used = tokens.filter(({ token }) => token.put === put).map(({ token }) => Number(token["number"] ?? 0));
  return Math.max(0, ...used) + 1;
}

/** Rotate a tile in place by a quarter turn, clockwise. */
export function turnTile(workshop: Workshop, { path, name }: Piece): void {
  const tile = workshop.grid[Number(path[1])]?.[Number(path[2])];
  if (!tile) return;
  workshop.edit([set(path, tileText({ ...tile, turn: tile.turn + QUARTER }))], workshop.say("step-turned", { tile: name }));
}

/** Assign a tile to a floor; an empty name is the ground floor. */
export function setFloor(workshop: Workshop, { name }: Piece, floor: string): void {
  const before = floorOf(workshop.values, name);
  const edits: Edit[] = [];
  if (before) {
    const tiles = namesOf(workshop.values["floors"] as Record<string, unknown>, before);
    const others = Object.keys(workshop.values["floors"] as object).length > 1;
    edits.push(remove(tiles.length > 1 ? ["floors", before, tiles.indexOf(name)] : others ? ["floors", before] : ["floors"]));
  }
  if (floor) edits.push(append(["floors", floor], name));
  workshop.edit(edits, workshop.say("step-tile", { tile: name }));
}
