/**
 * Components that every game provides to the referee, in a folder of its own: `games/<family or game>/index.ts` exports
 * a `RefereeGame`. Each component gets the whole table and changes it only by its methods, so that every change can be
 * undone.
 */
import type { Component } from "svelte";
import type { RefereeTable } from "../table.svelte";

/** Props of a game's board, its set-up and the panels of its questions. */
export interface TableProps {
  readonly table: RefereeTable;
}

/** A question that the referee answers for a game; its texts are `referee-question-<id>` with `.line`. */
export interface RefereeQuestion {
  readonly id: string;
  readonly icon: string;
  /** Component with the answer and the inputs that it needs. It may draw on the board by `table.layer`. */
  readonly Panel: Component<TableProps>;
}

export interface RefereeGame {
  /** The board with all its pieces; a tap on a place chooses it by `table.choose(place)`. */
  readonly Board: Component<TableProps>;
  /** The set-up: the palette of pieces for the chosen place, and the rest of the position. */
  readonly SetUp: Component<TableProps>;
  /** Questions of the game, the most important first. */
  readonly questions: readonly RefereeQuestion[];
  /** Return the id and the arguments of the title during the set-up: `What stands in E2?` */
  readonly setUpTitle?: (table: RefereeTable) => string;
  /** Handle a key that has no other use; return whether it had an effect. */
  readonly onkey?: (table: RefereeTable, event: KeyboardEvent) => boolean;
}

/** An arrow on the board: a solid one will happen, a dotted one may. */
export interface LayerArrow {
  readonly number: number;
  readonly origin: string;
  readonly to: string;
  readonly isOpen: boolean;
}

/** A place framed on the board. */
export interface LayerFrame {
  readonly place: string;
  /** `hit`: attacked; `seen`: within sight; `wrong`: not possible; `named`: subject of a line of text. */
  readonly look: "hit" | "seen" | "wrong" | "named";
  /** Label at the frame: a range or a step's number. */
  readonly label?: string;
}

/** Drawings of an answer over the board. */
export interface BoardLayer {
  readonly arrows: readonly LayerArrow[];
  readonly frames: readonly LayerFrame[];
  /** The parts of the view that changed in a step of the answer; null while the board shows the position. */
  readonly view: Readonly<Record<string, unknown>> | null;
}

export const EMPTY_LAYER: BoardLayer = { arrows: [], frames: [], view: null };
