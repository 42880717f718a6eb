/** Names of the cells beside a cell of a map. */
const A = "A".charCodeAt(0);

/** Return the names of the four cells around a cell such as `C2`; some may lie outside the map. */
export function neighboursOf(cell: string): string[] {
  const column = cell.charCodeAt(0) - A;
  const row = Number(cell.slice(1));
  const around = [
    [column, row - 1],
    [column + 1, row],
    [column, row + 1],
    [column - 1, row],
  ] as const;
  return around.filter(([x, y]) => x >= 0 && y > 0).map(([x, y]) => `${String.fromCharCode(A + x)}${y}`);
}
