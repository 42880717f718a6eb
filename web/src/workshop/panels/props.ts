/** Props of the panels of the workshop. The whole draft is available by `useWorkshop()`. */
import type { DraftProblem } from "@/lib/net/protocol";

export interface PanelProps {
  /** Id of the game: `green_horde`. */
  readonly game: string;
  /** The mission's text in YAML, with its comments. */
  readonly mission: string;
  /** Replace the mission's text as one step of undo; `what` names the step for the list of versions. */
  readonly onchange: (text: string, what: string) => void;
  /** Let the user choose a place on the map; `take` is called with its name (`D4`, `D4–D5`). */
  readonly pickPlace: (kind: PlaceKind, take: (name: string) => void) => void;
  /** Path of the highlighted part in the notation of problems (`$.win.all[1]`); its sentence is highlighted too. */
  readonly framed: string;
}

/** Kind of places to choose from: cells, or borders between two cells. */
export type PlaceKind = "cell" | "edge";

/** Props of `sentences/Sentences.svelte`: goals, losses and events as text. */
export interface SentencesProps extends PanelProps {
  readonly problems: readonly DraftProblem[];
  /** Highlight some cells of the map, or none: `["D4"]`. */
  readonly onpoint: (cells: readonly string[]) => void;
}

/** Props of `panels/playtest/PlayTest.svelte`, the strip below the map. */
export interface PlayTestProps extends PanelProps {
  /** Whether the server has confirmed that this text can be played. */
  readonly isPlayable: boolean;
  /** Minimum and maximum number of survivors. */
  readonly survivors: readonly [number, number];
  /** Text of the previous version, for comparison; empty if there is none. */
  readonly before: string;
  /** Show a heat map over the board (deaths by zone in 100 matches); null hides it. */
  readonly onheat: (deaths: ReadonlyMap<string, number> | null) => void;
  /** Store the results of a play-test with the version. */
  readonly onfound: (found: { readonly won: number; readonly played: number }) => void;
}
