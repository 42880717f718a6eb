/** What every panel of the workshop is given, and how it hands back a change. */

export interface PanelProps {
  /** The id of the game: `green_horde`. */
  readonly game: string;
  /** The mission's text, in YAML, with its comments. */
  readonly mission: string;
  /** Make a text the mission's, as one step of undo; `what` names the step for the list of versions. */
  readonly onchange: (text: string, what: string) => void;
  /** Let a place be chosen on the map: its places light up, and the one touched is handed over (`D4`, `D4–D5`). */
  readonly pickPlace?: (kind: PlaceKind, take: (name: string) => void) => void;
  /** The path of what is framed on the map, as a problem gives it (`$.win.all[1]`); its sentence is framed too. */
  readonly framed?: string;
}

/** What a place picker offers: the cells of the map, or its borders between two cells. */
export type PlaceKind = "cell" | "edge";
