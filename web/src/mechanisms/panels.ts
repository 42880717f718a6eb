/**
 * Components of the mechanisms, found in their folders: `Panel.svelte` beside the board, `Piece.svelte` on it,
 * `Goals.svelte` below the mission's goals, `Requirement.svelte` beside the dice of its question, `Header.svelte` beside
 * the question.
 */
import type { Component } from "svelte";
import type { ZombicideTokenView, ZombicideView } from "@/lib/net/protocol";

type Panel = Component<{ view: ZombicideView }>;

/** A token on the board. */
export interface PieceProps {
  readonly view: ZombicideView;
  readonly token: ZombicideTokenView;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const FOUND = import.meta.glob<Panel>("./*/Panel.svelte", { import: "default", eager: true });

export const PANELS: Readonly<Record<string, Panel>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, panel]) => [path.split("/")[1] ?? "", panel]),
);

/** Additional goals; each component shows something only if its mechanism is in play. */
export const GOALS: readonly Panel[] = Object.values(import.meta.glob<Panel>("./*/Goals.svelte", { import: "default", eager: true }));

/** Dice results that a question needs; each component shows something only if its mechanism asks the question. */
export const REQUIREMENTS: readonly Panel[] = Object.values(
  import.meta.glob<Panel>("./*/Requirement.svelte", { import: "default", eager: true }),
);

/** Headers beside the question at every screen size; each component shows something only if its mechanism is in play. */
export const HEADERS: readonly Panel[] = Object.values(import.meta.glob<Panel>("./*/Header.svelte", { import: "default", eager: true }));

/** Drawings over tokens; each component draws only over those of its mechanism. */
export const PIECES: readonly Component<PieceProps>[] = Object.values(
  import.meta.glob<Component<PieceProps>>("./*/Piece.svelte", { import: "default", eager: true }),
);
