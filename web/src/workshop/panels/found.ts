/** Panels of the workbench, imported from their folders; undefined if a folder is missing. */
import type { Component } from "svelte";
import type { PanelProps, PlayTestProps, SentencesProps } from "./props";

interface Module<Props extends object> {
  readonly default: Component<Props>;
}

const sentences = import.meta.glob<Module<SentencesProps>>("../sentences/Sentences.svelte", { eager: true });
const playTests = import.meta.glob<Module<PlayTestProps>>("./playtest/PlayTest.svelte", { eager: true });
const shares = import.meta.glob<Module<PanelProps>>("../share/Share.svelte", { eager: true });

export const Sentences = Object.values(sentences)[0]?.default;
export const PlayTest = Object.values(playTests)[0]?.default;
export const Share = Object.values(shares)[0]?.default;
