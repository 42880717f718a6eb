/** How the client shows a family of games. Each family has a folder here; one without uses the plain table. */
import type { Component } from "svelte";
import type { BoardInfo, View } from "@/lib/net/protocol";
import type { Figures } from "@/lib/i18n/words";
import type { PartsOfPhases } from "@/lib/i18n/log";
import type { Deaths } from "@/lib/match/confirmation.svelte";
import type { Play } from "@/lib/match/play.svelte";
import type { Concerns } from "@/lib/match/pace.svelte";
import type { Args, Choice } from "@/lib/game/values";
import type { Animator } from "@/lib/animation/step";

/** A stop of the guided first turn: a part of the table and its sentence. */
export interface GuideStop {
  readonly at: string;
  readonly words: string;
  /** Whether the user has done what the sentence says, so that the next stop follows. */
  readonly isDone?: (play: Play) => boolean;
}

/** A fixed button among the actions of a turn; its texts are `act-<name>`, and `act-none-<name>` when it is disabled. */
export interface FixedButton {
  readonly name: string;
  readonly key: string;
  readonly figure: string;
}

export interface GameFolder {
  /** Its table, or its table around the board of a mission. */
  readonly Table?: Component<Record<string, never>>;
  readonly MissionTable?: Component<{ board: BoardInfo }>;
  /** Its board alone, or its board of a mission, for the big screen. */
  readonly Board?: Component<Record<string, never>>;
  readonly MissionBoard?: Component<{ board: BoardInfo }>;
  /** Return what everybody may know about how a player stands, for the big screen. */
  readonly standing?: (play: Play, seat: number) => string;
  /** How its events are animated. */
  readonly animator: Animator;
  /** The guided first turn by game; `usual` applies to the other games of the family. */
  readonly guide: { readonly usual: readonly GuideStop[] } & Readonly<Record<string, readonly GuideStop[]>>;
  /** Whether the current question concerns a seat, for players who pass until it does; without it every question does. */
  readonly concerns?: Concerns;
  /** Return the colour number of a player in this game; without it the seat's own. */
  readonly colour?: (view: View, seat: number) => number;
  /** Return whose card a choice moves; empty where only one person's cards are moved. */
  readonly owner?: (choice: Choice, about: Args) => string;
  /** What a player saved, shown in the final ranking. */
  readonly SavedItems?: Component<{ seat: number }>;
  /** Fixed buttons of a turn, the last but one for all other actions; without them every verb has its own button. */
  readonly bar?: readonly FixedButton[];
  /** Handle a tap on a place of the board during a turn; return false to do what a tap does in every game. */
  readonly tap?: (play: Play, place: string, here: readonly Choice[]) => boolean;
  /** Whether a choice opens a card with its consequences before it is made. */
  readonly asksFirst?: (play: Play, choice: Choice) => boolean;
  /** Whether a step of a planned walk asks again before it is taken. */
  readonly isDangerous?: (play: Play, choice: Choice) => boolean;
  /** Return the deaths that the end of the turn brings, which is then confirmed. */
  readonly deathsAtEnd?: (play: Play) => Promise<readonly Deaths[]>;
  /** Whether a choice would change nothing for anybody; a question with one other answer is then answered by itself. */
  readonly changesNothing?: (view: View, choice: Choice, figures: Figures) => boolean;
  /** Events that weigh more than others in the log: deaths, votes and what is won. */
  readonly weights?: Readonly<Record<string, "death" | "vote" | "gain">>;
  /** Return the colour number of the player that a line of the log is about; null if it is about nobody. */
  readonly lineColour?: (view: View, args: Args) => number | null;
  /** Parts of phases with their own headings in the log; their texts are `table-phase-<part>`. */
  readonly parts?: PartsOfPhases;
  /** Whether its questions are also worded for players who wait, so that they read what is being decided. */
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
