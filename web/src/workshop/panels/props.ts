/** What every panel of the workshop is given, and how it hands back a change. The whole draft is at hand by `useWorkshop()`. */
import type { DraftProblem } from "@/lib/net/protocol";

export interface PanelProps {
  /** The id of the game: `green_horde`. */
  readonly game: string;
  /** The mission's text, in YAML, with its comments. */
  readonly mission: string;
  /** Make a text the mission's, as one step of undo; `what` names the step for the list of versions. */
  readonly onchange: (text: string, what: string) => void;
  /** Let a place be chosen on the map: its places light up, and the one touched is handed over (`D4`, `D4–D5`). */
  readonly pickPlace: (kind: PlaceKind, take: (name: string) => void) => void;
  /** The path of what is framed on the map, as a problem gives it (`$.win.all[1]`); its sentence is framed too. */
  readonly framed: string;
}

/** What a place picker offers: the cells of the map, or its borders between two cells. */
export type PlaceKind = "cell" | "edge";

/** What `sentences/Sentences.svelte` is given: goals, losses and events on paper. */
export interface SentencesProps extends PanelProps {
  readonly problems: readonly DraftProblem[];
  /** Frame what some cells of the map are about, or nothing: `["D4"]`. */
  readonly onpoint: (cells: readonly string[]) => void;
}

/** What `panels/playtest/PlayTest.svelte` is given: the strip below the map. */
export interface PlayTestProps extends PanelProps {
  /** Whether the server says that this very text can be played. */
  readonly isPlayable: boolean;
  /** The least and the greatest number of survivors. */
  readonly survivors: readonly [number, number];
  /** The text of the version before, to compare with; empty if there is none. */
  readonly before: string;
  /** Lay a heat map over the board: deaths by zone, of 100 matches; null takes it away. */
  readonly onheat: (deaths: ReadonlyMap<string, number> | null) => void;
  /** Keep with the version what was found. */
  readonly onfound: (found: { readonly won: number; readonly played: number }) => void;
}
