import { colourOf } from "@/boards/layout";
import type { GameFolder } from "@/games/folder";
import type { Play } from "@/lib/match/play.svelte";
import type { ZombicideView } from "@/lib/net/protocol";
import { zombicide } from "@/lib/animation/zombicide";
import { movedCardOwner } from "@/table/zombicide/survivor/slots";
import MissionBoard from "@/boards/ZombicideBoard.svelte";
import MissionTable from "@/table/ZombicideTable.svelte";
import { deathsAtEnd } from "./deaths";
import { parts } from "./parts";
import { asksFirst, isDangerous, tap } from "./touch";

const isStepSeen = (play: Play): boolean => play.plan !== null || play.touched?.kind === "step" || play.table.pending !== null;
const areZombiesSeen = (play: Play): boolean => play.touched?.kind === "fight" || play.touched?.kind === "reach" || play.why !== null;

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
  deathsAtEnd,
  wordsForWaiting: true,
  phrases: ["hello", "together", "noise", "run", "wait", "thanks", "well-played"],
  guide: {
    usual: [
      { at: "me", words: "guide-zombicide-me" },
      { at: "board", words: "guide-zombicide-board", isDone: isStepSeen },
      { at: "board", words: "guide-zombicide-zombies", isDone: areZombiesSeen },
    ],
    rue_morgue: [
      { at: "me", words: "guide-rue-morgue-me" },
      { at: "board", words: "guide-zombicide-board", isDone: isStepSeen },
      { at: "board", words: "guide-rue-morgue-zombies", isDone: areZombiesSeen },
    ],
    army_of_the_dead: [
      { at: "me", words: "guide-army-me" },
      { at: "board", words: "guide-zombicide-board", isDone: isStepSeen },
      { at: "board", words: "guide-army-zombies", isDone: areZombiesSeen },
    ],
  },
};

export default folder;
