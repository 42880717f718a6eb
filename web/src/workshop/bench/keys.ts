/** Keys of the workbench: sections of the palette, the piece in hand, undo, problems. */
import { NO_HAND, type Hand } from "../hand";
import { takeTile } from "../map/lay";
import { takeAway } from "../map/pieces";
import { flipTile } from "../map/tileProperties";
import { edgeItems, figureItems, tokenItems, type Section } from "../palette/items";
import type { Workshop } from "../workshop.svelte";

const SECTION_KEYS: Readonly<Record<string, Section>> = { t: "tiles", k: "tokens", e: "edges", g: "figures" };

/** Return the pieces of the open section, in order. */
function handsIn(workshop: Workshop): Hand[] {
  const items = {
    tokens: () => tokenItems(workshop),
    edges: () => edgeItems(workshop),
    figures: () => figureItems(workshop),
    cards: () => [],
  };
  if (workshop.section !== "tiles") return items[workshop.section]().map((one) => one.hand);
  const pieces = new Map(workshop.kit.tiles.map((face) => [face.faces.join(), face.faces[0] ?? face.id]));
  return [...pieces].map(([key, first]) => ({ kind: "tile", face: workshop.facesUp.get(key) ?? first, turn: 0 }));
}

function emptyHand(workshop: Workshop): void {
  workshop.take(NO_HAND);
}

function removeSelected(workshop: Workshop): void {
  const { selected } = workshop;
  if (!selected) return;
  if (selected.kind === "tile") takeTile(workshop, Number(selected.path[1]), Number(selected.path[2]));
  else takeAway(workshop, selected);
}

/** Highlight the problem after the highlighted one. */
export function frameNextProblem(workshop: Workshop): void {
  const { problems, framed } = workshop;
  workshop.framed = problems[(framed ? problems.indexOf(framed) + 1 : 0) % problems.length] ?? null;
}

const DEEDS: Readonly<Record<string, (workshop: Workshop) => void>> = {
  r: (workshop) => workshop.turn(),
  f: (workshop) => (workshop.selected?.kind === "tile" ? flipTile(workshop, workshop.selected) : workshop.flip()),
  m: (workshop) => workshop.selected && workshop.selected.kind !== "lift" && workshop.take({ kind: "move", piece: workshop.selected }),
  n: frameNextProblem,
  escape: emptyHand,
  delete: removeSelected,
  backspace: removeSelected,
};

/** Handle a key without a modifier; return whether it has a meaning on the workbench. */
export function pressKey(workshop: Workshop, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (key === "u") {
    if (event.shiftKey) workshop.redo();
    else workshop.undo();
    return true;
  }
  const section = SECTION_KEYS[key];
  if (section) {
    workshop.section = section;
    return true;
  }
  const hand = /^[1-9]$/.test(key) ? handsIn(workshop)[Number(key) - 1] : undefined;
  if (hand) {
    workshop.take(hand);
    return true;
  }
  DEEDS[key]?.(workshop);
  return key in DEEDS;
}

/** Handle the usual keys for undo and redo; return whether it was one of these. */
export function pressEditorKey(workshop: Workshop, event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  const key = event.key.toLowerCase();
  if (key !== "z" && key !== "y") return false;
  if (key === "y" || event.shiftKey) workshop.redo();
  else workshop.undo();
  return true;
}
