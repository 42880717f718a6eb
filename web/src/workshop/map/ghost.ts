/** Text of the note beside the preview: the consequences of placing the piece in hand. */
import { handColour, type Hand } from "../hand";
import type { Workshop } from "../workshop.svelte";
import { liesBetween, pieceName, whereOf, type Piece } from "./pieces";
import type { Place } from "./places";
import { positionOf } from "./lay";
import { Ways } from "./ways";

/** One line of the note: an icon and its text. */
export interface GhostLine {
  readonly figure: string;
  readonly text: string;
}

export interface GhostNote {
  readonly title: string;
  /** Whether such a piece is already there, or why it may not be placed. */
  readonly state: string;
  readonly lines: readonly GhostLine[];
}

/** Maximum number of lines of a note; the nearest places come first. */
const MAX_LINES = 3;

/** Return the note for a place; null if there is nothing to say. */
export function ghostNote(workshop: Workshop, place: Place): GhostNote | null {
  const { hand } = workshop;
  if (place.piece || workshop.placePicker) return null;
  if (place.reason) return { title: place.name, state: workshop.say(`why-${place.reason.replaceAll("_", "-")}`), lines: [] };
  const state = workshop.say(place.isTaken ? "ghost-there" : "ghost-new");
  if (hand.kind === "edge")
    return { title: `${thingOf(workshop, hand)} ${place.name}`, state, lines: edgeLines(workshop, hand.put, place) };
  if (hand.kind === "tile") return tileNote(workshop, hand.face, place, state);
  if (hand.kind === "none") return null;
  const lines = hand.kind === "lift" ? [] : distanceLines(workshop, place.name, hand);
  return { title: `${thingOf(workshop, hand)} ${place.name}`, state: hand.kind === "move" ? "" : state, lines };
}

/** Return the name of the piece in hand. */
export function thingOf(workshop: Workshop, hand: Hand): string {
  if (hand.kind === "tile") return workshop.say("tile", { tile: hand.face });
  if (hand.kind === "token") return pieceName(workshop, { kind: "token", name: hand.put, colour: handColour(hand) });
  if (hand.kind === "edge") return pieceName(workshop, { kind: "edge", name: hand.put, colour: hand.colour });
  if (hand.kind === "zombie") return workshop.words.name("zombie", hand.zombie);
  if (hand.kind === "lift") return workshop.say("edge-lift");
  return hand.kind === "move" ? pieceName(workshop, hand.piece) : "";
}

function tileNote(workshop: Workshop, face: string, place: Place, state: string): GhostNote {
  const title = workshop.say("tile", { tile: face });
  const isElsewhere = positionOf(workshop, face) !== null;
  if (!place.isTaken) return { title, state, lines: [] };
  if (place.name === face) return { title, state: workshop.say("ghost-turn"), lines: [] };
  return { title, state: workshop.say(isElsewhere ? "ghost-swap" : "ghost-replace", { tile: place.name }), lines: [] };
}

/** Return the cell of the starting zone; empty if there is none. */
function startOf(workshop: Workshop): string {
  return workshop.tokens.find(({ token }) => token.put === "start")?.token.at ?? "";
}

const GOALS = new Set(["exit", "objective", "spawn"]);

/** Return the tokens whose distance from the starting zone matters. */
function goalsOf(workshop: Workshop): Piece[] {
  return workshop.pieces.filter((one) => one.kind === "token" && GOALS.has(one.name));
}

function movesText(workshop: Workshop, moves: number | null): string {
  return moves === null ? workshop.say("no-way") : String(moves);
}

function edgeLines(workshop: Workshop, put: string, place: Place): GhostLine[] {
  const between = place.name.split("–");
  const edges = workshop.edges.map(({ edge }) => edge);
  const isSame = edges.some((edge) => edge.put === put && liesBetween(edge.between, between));
  const now = new Ways(workshop.checked, edges);
  const then = new Ways(workshop.checked, edges, { between, put: isSame ? "" : put });
  const start = startOf(workshop);
  const changed = goalsOf(workshop).flatMap((goal) => {
    const [before, after] = [now.moves(start, goal.cells[0]!), then.moves(start, goal.cells[0]!)];
    if (!start || before === after) return [];
    const text = workshop.say("ghost-moves-to", { thing: pieceName(workshop, goal), at: whereOf(goal) });
    return [{ figure: `${movesText(workshop, before)} → ${movesText(workshop, after)}`, text }];
  });
  const [first, second] = between as [string, string];
  const entrances = [first, second]
    .filter((cell) => now.exits(cell) !== then.exits(cell))
    .map((cell) => ({ figure: `${now.exits(cell)} → ${then.exits(cell)}`, text: workshop.say("ghost-ways", { at: cell }) }));
  return [...changed, ...entrances].slice(0, MAX_LINES);
}

function distanceLines(workshop: Workshop, cell: string, hand: Hand): GhostLine[] {
  const ways = new Ways(
    workshop.checked,
    workshop.edges.map(({ edge }) => edge),
  );
  const isStart = hand.kind === "token" && hand.put === "start";
  const start = startOf(workshop);
  if (!isStart && start && start !== cell) {
    return [{ figure: movesText(workshop, ways.moves(start, cell)), text: workshop.say("ghost-from-start") }];
  }
  if (!isStart) return [];
  return goalsOf(workshop)
    .slice(0, MAX_LINES)
    .map((goal) => ({
      figure: movesText(workshop, ways.moves(cell, goal.cells[0]!)),
      text: workshop.say("ghost-moves-to", { thing: pieceName(workshop, goal), at: whereOf(goal) }),
    }));
}
