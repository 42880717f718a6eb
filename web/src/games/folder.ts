/** What each family of games provides to the client in a folder here; families without one use the plain table. */
import type { Component } from "svelte";
import type { BoardInfo, View } from "@/lib/net/protocol";
import type { Figures } from "@/lib/i18n/words";
import type { PartsOfPhases } from "@/lib/i18n/log";
import type { Deaths } from "@/lib/match/confirmation.svelte";
import type { Play } from "@/lib/match/play.svelte";
import type { Concerns } from "@/lib/match/pace.svelte";
import type { Args, Choice } from "@/lib/game/values";
import type { Animator } from "@/lib/animation/step";

/** A stop of the guided first turn: a part of the table and its text. */
export interface GuideStop {
  readonly at: string;
  readonly words: string;
  /** Whether the user has done what the text says, so that the next stop follows. */
  readonly isDone?: (play: Play) => boolean;
}

/** A fixed button among the actions of a turn; its texts are `act-<name>`, and `act-none-<name>` when it is disabled. */
export interface FixedButton {
  readonly name: string;
  readonly key: string;
  readonly figure: string;
}

export interface GameFolder {
  /** Component of the whole table; `MissionTable` is for families whose missions have boards. */
  readonly Table?: Component<Record<string, never>>;
  readonly MissionTable?: Component<{ board: BoardInfo }>;
  /** Component of the board alone, for the big screen; `MissionBoard` is for boards of missions. */
  readonly Board?: Component<Record<string, never>>;
  readonly MissionBoard?: Component<{ board: BoardInfo }>;
  /** Return the public summary of a player's situation, for the big screen. */
  readonly standing?: (play: Play, seat: number) => string;
  /** Return how an event is animated. */
  readonly animator: Animator;
  /** The guided first turn by game; `usual` applies to the other games of the family. */
  readonly guide: { readonly usual: readonly GuideStop[] } & Readonly<Record<string, readonly GuideStop[]>>;
  /** Whether the current question concerns a seat that passes; without it, every question does. */
  readonly concerns?: Concerns;
  /** Return the colour number of a player in this game; without it, the seat's own colour is used. */
  readonly colour?: (view: View, seat: number) => number;
  /** Return the owner of the card that a choice moves; empty if only one person's cards can be moved. */
  readonly owner?: (choice: Choice, about: Args) => string;
  /** Component with the items that a player saved, for the final ranking. */
  readonly SavedItems?: Component<{ seat: number }>;
  /** Fixed buttons of a turn, the last but one for all other actions; without them, every verb has its own button. */
  readonly bar?: readonly FixedButton[];
  /** Handle a tap on a place of the board during a turn; return false to do what a tap does in every game. */
  readonly tap?: (play: Play, place: string, here: readonly Choice[]) => boolean;
  /** Whether a choice opens a card with its consequences before it is made. */
  readonly asksFirst?: (play: Play, choice: Choice) => boolean;
  /** Whether a step of a planned walk needs another confirmation. */
  readonly isDangerous?: (play: Play, choice: Choice) => boolean;
  /** Return the deaths at the end of the turn; if there are any, ending it needs a confirmation. */
  readonly deathsAtEnd?: (play: Play) => Promise<readonly Deaths[]>;
  /** Whether a choice changes nothing; if a question has only one other answer, that is given automatically. */
  readonly changesNothing?: (view: View, choice: Choice, figures: Figures) => boolean;
  /** Events that the log emphasises: deaths, votes and gains. */
  readonly weights?: Readonly<Record<string, "death" | "vote" | "gain">>;
  /** Return the colour number of the player that a line of the log is about; null if it is about nobody. */
  readonly lineColour?: (view: View, args: Args) => number | null;
  /** Parts of phases with their own headings in the log; their texts are `table-phase-<part>`. */
  readonly parts?: PartsOfPhases;
  /** Whether questions also have texts for the players who wait, so that they read what is being decided. */
  readonly wordsForWaiting?: boolean;
  /** Prepared chat phrases; their texts are `phrase-<name>`. */
  readonly phrases: readonly string[];
}

const folders = import.meta.glob<{ default: GameFolder }>("./*/index.ts");

/** Load the folder of a family, or the plain one if it has none. */
export async function loadGameFolder(family: string): Promise<GameFolder> {
  const found = folders[`./${family}/index.ts`] ?? (() => import("@/plain/index"));
  return (await found()).default;
}
