/** Several edits of a mission's text that form one step of undo. */
import { MissionText, type Path } from "./missionText";
import type { Plain } from "./yamlText";

export type Edit =
  | { readonly do: "set"; readonly path: Path; readonly value: Plain }
  | { readonly do: "insert"; readonly path: Path; readonly value: Plain }
  | { readonly do: "append"; readonly path: Path; readonly value: Plain }
  | { readonly do: "remove"; readonly path: Path };

export const set = (path: Path, value: Plain): Edit => ({ do: "set", path, value });
export const append = (path: Path, value: Plain): Edit => ({ do: "append", path, value });
export const remove = (path: Path): Edit => ({ do: "remove", path });

function applyEdit(text: string, edit: Edit): string {
  const read = new MissionText(text);
  if (edit.do === "remove") return read.remove(edit.path);
  return read[edit.do](edit.path, edit.value);
}

/** Return the text after some edits. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduce(applyEdit, text);
}
