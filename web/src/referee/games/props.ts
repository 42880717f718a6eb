/**
 * What every game gives to the referee, in a folder of its own: `games/<family or game>/index.ts` exports a `RefereeGame`.
 *
 * Each component is given the whole table and changes it only by its methods, so that every change can be undone.
 */
import type { Component } from "svelte";
import type { RefereeTable } from "../table.svelte";

/** What is given to a game's board, its set-up and the panels of its questions. */
export interface TableProps {
  readonly table: RefereeTable;
}

/** A question that the referee answers for a game; its texts are `referee-question-<id>` with `.line`. */
export interface RefereeQuestion {
  readonly id: string;
  readonly icon: string;
  /** The answer with whatever it has to know first. It may draw on the board by `table.layer`. */
  readonly Panel: Component<TableProps>;
}

export interface RefereeGame {
  /** The board with everything on it; a tap on a place chooses it by `table.choose(place)`. */
  readonly Board: Component<TableProps>;
  /** What is put on the table: the palette of the chosen place, and all the rest of the position. */
  readonly SetUp: Component<TableProps>;
  /** Its questions, the most important first. */
  readonly questions: readonly RefereeQuestion[];
  /** Return the message and its arguments for what is asked while the table is set up: `What stands in E2?` */
  readonly setUpTitle?: (table: RefereeTable) => string;
  /** Handle a key that nothing else uses; return whether it did something. */
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
  /** `hit`: attacked; `seen`: within sight; `wrong`: cannot be; `named`: what a line is about. */
  readonly look: "hit" | "seen" | "wrong" | "named";
  /** What is written at the frame: a range or a step's number. */
  readonly label?: string;
}

/** What an answer draws over the board. */
export interface BoardLayer {
  readonly arrows: readonly LayerArrow[];
  readonly frames: readonly LayerFrame[];
  /** The parts of the view that changed in a step of the answer; null while the board shows the position. */
  readonly view: Readonly<Record<string, unknown>> | null;
}

export const EMPTY_LAYER: BoardLayer = { arrows: [], frames: [], view: null };
