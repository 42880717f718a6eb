import type { GameFolder } from "@/games/folder";
import { animator } from "./animator";
import Board from "./Stage.svelte";
import Table from "./Table.svelte";

/** The plain table, for games that have no table of their own. */
const folder: GameFolder = {
  Table,
  Board,
  animator,
  phrases: ["hello", "yes", "no", "wait", "thanks", "well-played"],
  guide: {
    usual: [
      { at: "board", words: "guide-plain-board" },
      { at: "me", words: "guide-plain-me" },
      { at: "actions", words: "guide-common-why" },
    ],
  },
};

export default folder;
