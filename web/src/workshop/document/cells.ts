/** Names of cells, and their changes when the map grows to the left or upwards. */
import { ACROSS } from "./mission";
import type { Plain } from "./yamlText";

const CELL = /\b([A-X])([1-9]\d?)\b/g;
/** A text that consists only of cells: `E4`, `E4-F4`. */
const ONLY_CELLS = /^[A-X][1-9]\d?(?:-[A-X][1-9]\d?)?$/;
const A = "A".charCodeAt(0);
/** Keys whose texts do not name places. */
const NOT_PLACES = new Set(["id", "tiles", "floors", "own_tiles", "game", "follows"]);

export interface Cell {
  readonly row: number;
  readonly column: number;
}

export function cellName({ row, column }: Cell): string {
  return `${String.fromCharCode(A + column)}${row + 1}`;
}

export function cellOf(name: string): Cell {
  return { column: name.charCodeAt(0) - A, row: Number(name.slice(1)) - 1 };
}

/** Return a text with all its cells moved by some tiles. */
function moveCells(text: string, right: number, down: number): string {
  return text.replace(CELL, (name) => {
    const { row, column } = cellOf(name);
    return cellName({ row: row + down * ACROSS, column: column + right * ACROSS });
  });
}

/** Return a mission with all its cells moved, in the places of pieces and in sentences. */
export function moveMission(value: Plain, right: number, down: number, key = "", isText = false): Plain {
  if (NOT_PLACES.has(key)) return value;
  if (typeof value === "string") return isText || ONLY_CELLS.test(value) ? moveCells(value, right, down) : value;
  if (Array.isArray(value)) return (value as readonly Plain[]).map((one) => moveMission(one, right, down, "", isText));
  if (value !== null && typeof value === "object")
    return Object.fromEntries(
      Object.entries(value as Record<string, Plain>).map(([name, one]) => [
        name,
        moveMission(one, right, down, name, isText || name === "words"),
      ]),
    );
  return value;
}
