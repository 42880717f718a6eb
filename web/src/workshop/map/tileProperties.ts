/** Properties of a tile on the map: its other face, and whether it is hidden until somebody enters. */
import { append, remove, set } from "../document/edits";
import { namesOf, tileText } from "../document/mission";
import type { Workshop } from "../workshop.svelte";
import type { Piece } from "./pieces";

function otherFace(workshop: Workshop, { name }: Piece): string | undefined {
  return workshop.kit.tiles.find((one) => one.id === name)?.faces.find((face) => face !== name);
}

export function hasOtherFace(workshop: Workshop, piece: Piece): boolean {
  return otherFace(workshop, piece) !== undefined;
}

/** Turn a tile over in place; the pieces on it stay. */
export function flipTile(workshop: Workshop, piece: Piece): void {
  const face = otherFace(workshop, piece);
  const tile = workshop.grid[Number(piece.path[1])]?.[Number(piece.path[2])];
  if (face && tile) workshop.edit([set(piece.path, tileText({ ...tile, face }))], workshop.say("step-tile", { tile: face }));
}

export function isHidden(workshop: Workshop, { name }: Piece): boolean {
  return namesOf(workshop.values, "hidden_tiles").includes(name);
}

/** Set whether the tokens and zombies of a tile are placed only when somebody enters it. */
export function setHidden(workshop: Workshop, { name }: Piece, isHidden: boolean): void {
  const hidden = namesOf(workshop.values, "hidden_tiles");
  const away = remove(hidden.length > 1 ? ["hidden_tiles", hidden.indexOf(name)] : ["hidden_tiles"]);
  workshop.edit([isHidden ? append(["hidden_tiles"], name) : away], workshop.say("step-tile", { tile: name }));
}
