/** What the client knows of a family of games: a folder here, named after it. A family without one has the plain table. */
import type { Component } from "svelte";
import type { BoardInfo, View } from "@/lib/net/protocol";
import type { PartsOfPhases } from "@/lib/i18n/log";
import type { Concerns } from "@/lib/match/pace.svelte";
import type { Args, Choice } from "@/lib/game/values";
import type { Animator } from "@/lib/animation/step";

/** A part of the table that the guide shows, and its sentence. */
export interface Stop {
  readonly at: string;
  readonly words: string;
}

/** A place among the actions of a turn that is always the same (words: `act-<name>`, and `act-none-<name>` where it is shut). */
export interface Fixed {
  readonly name: string;
  readonly key: string;
  readonly figure: string;
}

export interface GameFolder {
  /** Its table, or the one that lies around the board of a mission. */
  readonly Table?: Component<Record<string, never>>;
  readonly MissionTable?: Component<{ board: BoardInfo }>;
  /** How its events look. */
  readonly animator: Animator;
  /** The guided first turn, by game; that of `usual` for the others of the family. */
  readonly guide: { readonly usual: readonly Stop[] } & Readonly<Record<string, readonly Stop[]>>;
  /** Whether what is asked now concerns a seat, for whoever passes until it does; without it, everything does. */
  readonly concerns?: Concerns;
  /** The number of the colour and mark that a player has in this game; the seat's own where nothing is said. */
  readonly colour?: (view: View, seat: number) => number;
  /** Whose card a choice moves, by what the question is about; empty where only one person's are moved. */
  readonly owner?: (choice: Choice, about: Args) => string;
  /** What a player got out with, in the table of the end. */
  readonly Kept?: Component<{ seat: number }>;
  /** The fixed places of a turn, the last but one for what has none; without them, every verb has a button of its own. */
  readonly bar?: readonly Fixed[];
  /** The parts of its phases that have headings of their own in the log (words: `table-phase-<part>`). */
  readonly parts?: PartsOfPhases;
  /** Whether its questions are worded for those who wait as well: then they read what is being decided. */
  readonly tells?: boolean;
  /** Ready things to say (words: `phrase-<name>`). */
  readonly phrases: readonly string[];
}

const folders = import.meta.glob<{ default: GameFolder }>("./*/index.ts");

/** The folder of a family; the plain one where there is none of its name. */
export async function folderOf(family: string): Promise<GameFolder> {
  const found = folders[`./${family}/index.ts`] ?? (() => import("@/plain/index"));
  return (await found()).default;
}
