import { colourOf } from "@/boards/layout";
import type { GameFolder } from "@/games/folder";
import type { ZombicideView } from "@/lib/net/protocol";
import { zombicide } from "@/lib/animation/zombicide";
import { movedCardOwner } from "@/table/zombicide/survivor/slots";
import MissionBoard from "@/boards/ZombicideBoard.svelte";
import MissionTable from "@/table/ZombicideTable.svelte";
import { parts } from "./parts";
import { asksFirst, isDangerous, tap } from "./touch";

const folder: GameFolder = {
  MissionTable,
  MissionBoard,
  animator: zombicide,
  owner: movedCardOwner,
  bar: [
    { name: "move", key: "m", figure: "ui-move" },
    { name: "shoot", key: "1", figure: "ui-attack" },
    { name: "fight", key: "2", figure: "ui-fight" },
    { name: "search", key: "f", figure: "ui-search" },
    { name: "take", key: "o", figure: "hand-point" },
    { name: "trade", key: "t", figure: "ui-trade" },
    { name: "noise", key: "n", figure: "ui-noise" },
    { name: "reload", key: "r", figure: "ui-reload" },
    { name: "more", key: "x", figure: "ui-more" },
    { name: "end", key: "e", figure: "ui-end" },
  ],
  parts,
  weights: { SurvivorLost: "death", ObjectiveTaken: "gain", TurningPoint: "gain" },
  lineColour: (view, args) => {
    const name = args["survivor"];
    const { survivors } = view as ZombicideView;
    return typeof name === "string" && survivors.some((one) => one.name === name) ? colourOf(view as ZombicideView, name) : null;
  },
  tap,
  asksFirst,
  isDangerous,
  wordsForWaiting: true,
  phrases: ["hello", "together", "noise", "run", "wait", "thanks", "well-played"],
  guide: {
    usual: [
      { at: "ask", words: "guide-common-ask" },
      { at: "goals", words: "guide-zombicide-goals" },
      { at: "me", words: "guide-zombicide-me" },
      { at: "board", words: "guide-zombicide-board" },
      { at: "actions", words: "guide-common-why" },
      { at: "ask", words: "guide-common-undo" },
      { at: "board", words: "guide-zombicide-zombies" },
      { at: "ask", words: "guide-common-keys" },
    ],
    rue_morgue: [
      { at: "ask", words: "guide-common-ask" },
      { at: "actions", words: "guide-rue-morgue-pick" },
      { at: "goals", words: "guide-zombicide-goals" },
      { at: "me", words: "guide-rue-morgue-me" },
      { at: "board", words: "guide-zombicide-board" },
      { at: "board", words: "guide-rue-morgue-spawn" },
      { at: "board", words: "guide-rue-morgue-places" },
      { at: "actions", words: "guide-common-why" },
      { at: "ask", words: "guide-common-undo" },
      { at: "ask", words: "guide-common-keys" },
    ],
    army_of_the_dead: [
      { at: "ask", words: "guide-common-ask" },
      { at: "actions", words: "guide-army-pick" },
      { at: "goals", words: "guide-army-goals" },
      { at: "me", words: "guide-army-me" },
      { at: "board", words: "guide-zombicide-board" },
      { at: "board", words: "guide-army-noise" },
      { at: "board", words: "guide-army-zeus" },
      { at: "actions", words: "guide-common-why" },
      { at: "ask", words: "guide-common-undo" },
      { at: "ask", words: "guide-common-keys" },
    ],
  },
};

export default folder;
