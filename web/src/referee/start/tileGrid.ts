/** A tile in a rectangular grid of map tiles. */

export interface LaidTile {
  readonly id: string;
  /** Rotation in degrees, clockwise. */
  readonly turn: number;
}

export type TileGrid = readonly (readonly (LaidTile | null)[])[];
export type TilePlace = readonly [row: number, column: number];

const FULL_TURN = 360;

export function emptyGrid(): TileGrid {
  return [[null]];
}

export function tileIn(grid: TileGrid, [row, column]: TilePlace): LaidTile | null {
  return grid[row]?.[column] ?? null;
}

/** Return the grid with a tile at a place. */
export function withTile(grid: TileGrid, [row, column]: TilePlace, tile: LaidTile): TileGrid {
  return grid.map((tiles, y) => tiles.map((other, x) => (y === row && x === column ? tile : other)));
}

/** Return the grid with the tile of a place rotated. */
export function turned(grid: TileGrid, at: TilePlace, degrees: number): TileGrid {
  const tile = tileIn(grid, at);
  return tile ? withTile(grid, at, { ...tile, turn: (tile.turn + degrees) % FULL_TURN }) : grid;
}

/** Return the grid with additional rows below and columns to the right. */
export function grown(grid: TileGrid, rows: number, columns: number): TileGrid {
  const wide = grid.map((tiles) => [...tiles, ...Array.from({ length: columns }, () => null)]);
  const width = wide[0]?.length ?? 0;
  return [...wide, ...Array.from({ length: rows }, () => Array.from({ length: width }, () => null))];
}

/** Return the tiles of the grid, without empty places. */
export function filled(grid: TileGrid): LaidTile[] {
  return grid.flat().filter((tile) => tile !== null);
}

/** Return the first place without a tile; null if the grid is full. */
export function firstEmpty(grid: TileGrid): TilePlace | null {
  const row = grid.findIndex((tiles) => tiles.includes(null));
  return row < 0 ? null : [row, grid[row]?.indexOf(null) ?? 0];
}

export function isWhole(grid: TileGrid): boolean {
  return firstEmpty(grid) === null;
}
