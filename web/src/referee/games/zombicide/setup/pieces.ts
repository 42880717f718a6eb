/** Adds pieces of a Zombicide game to the chosen zone, and removes them. */
import type { Given } from "../../../position/position";
import type { RefereeTable } from "../../../table.svelte";

export function isSurvivor(table: RefereeTable, piece: string): boolean {
  return table.box.living.some((one) => one.id === piece);
}

/** Return the position with one more of a piece in the chosen zone; a survivor in another zone moves there. */
export function putPiece(table: RefereeTable, piece: string, notes: readonly string[] = []): Given {
  const { placing, given, place } = table;
  if (!isSurvivor(table, piece)) return placing.put(given, place, piece, notes);
  return placing.find(given, piece)?.place === place ? given : placing.move(given, piece, place);
}

/** Return the position with one piece less in the chosen zone. */
export function takePiece(table: RefereeTable, piece: string): Given {
  const { placing, given, place } = table;
  return placing.count(given, place, piece) ? placing.take(given, place, piece) : given;
}
