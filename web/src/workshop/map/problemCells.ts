/** The cells of the map that a problem concerns. */
import type { DraftProblem } from "@/lib/net/protocol";
import { parsePath, type Workshop } from "../workshop.svelte";

/** Return the cells that a problem names, or those of the piece at its path. */
export function cellsOfProblem(workshop: Workshop, problem: DraftProblem): readonly string[] {
  if (problem.cells?.length) return problem.cells;
  const path = parsePath(problem.path).map(String);
  if (path.length < 2) return [];
  return workshop.pieces.find((piece) => piece.path.every((step, at) => String(step) === path[at]))?.cells ?? [];
}
