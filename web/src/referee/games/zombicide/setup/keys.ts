/**
 * Keys of the set-up: arrows choose another zone, letters add a zombie, numbers a survivor; with Shift they remove one.
 */
import type { RefereeTable } from "../../../table.svelte";
import { putPiece, takePiece } from "./pieces";

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Return the nearest zone in a direction; the first one if none is chosen. */
export function zoneTowards(table: RefereeTable, [dx, dy]: readonly [number, number]): string {
  const zones = (table.board?.zones ?? []).filter((zone) => zone.cells.length);
  const here = zones.find((zone) => zone.name === table.place);
  if (!here) return zones[0]?.name ?? "";
  const far = (zone: { x: number; y: number }): number => {
    const [along, across] = [(zone.x - here.x) * dx + (zone.y - here.y) * dy, (zone.x - here.x) * dy + (zone.y - here.y) * dx];
    return along > 1 ? along + 3 * Math.abs(across) : Infinity;
  };
  const nearest = zones.reduce((best, zone) => (far(zone) < far(best) ? zone : best), here);
  return far(nearest) < Infinity ? nearest.name : here.name;
}

/** Return the piece of a key: `w` is the Walker, `1` the first survivor. */
export function pieceOfKey(table: RefereeTable, code: string): string {
  const digit = /^Digit([1-9])$/.exec(code)?.[1];
  if (digit) return table.box.living[Number(digit) - 1]?.id ?? "";
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  return letter ? (table.box.dead.find((one) => one.id.startsWith(letter))?.id ?? (letter === "x" ? "noise" : "")) : "";
}

/** Whether an arrow key is for the board; elsewhere it scrolls the focused element. */
function isForBoard({ target }: KeyboardEvent): boolean {
  return target === document.body || (target instanceof Element && target.closest("[data-testid=referee-board]") !== null);
}

export function putByKey(table: RefereeTable, event: KeyboardEvent): boolean {
  const direction = DIRECTIONS[event.key];
  if (direction && isForBoard(event)) {
    table.choose(zoneTowards(table, direction));
    return true;
  }
  const piece = table.place ? pieceOfKey(table, event.code) : "";
  if (!piece) return false;
  table.change((event.shiftKey ? takePiece : putPiece)(table, piece));
  return true;
}
