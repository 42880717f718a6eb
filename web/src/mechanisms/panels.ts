/** What each mechanism shows beside the board: the `Panel.svelte` of its folder, found by the mechanism's name. */
import type { Component } from "svelte";
import type { ZombicideView } from "@/lib/protocol";

type Panel = Component<{ view: ZombicideView }>;

const FOUND = import.meta.glob<Panel>("./*/Panel.svelte", { import: "default", eager: true });

export const PANELS: Readonly<Record<string, Panel>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, panel]) => [path.split("/")[1] ?? "", panel]),
);
