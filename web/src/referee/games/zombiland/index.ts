/** Survivor Zombiland for the referee: its board, set-up and questions. */
import type { RefereeGame } from "../props";
import Board from "./Board.svelte";
import { characterName } from "./figures";
import FightOdds from "./FightOdds.svelte";
import MayPlay from "./MayPlay.svelte";
import { selection } from "./selection.svelte";
import SetUp from "./SetUp.svelte";
import WhatNext from "./WhatNext.svelte";

const game: RefereeGame = {
  Board,
  SetUp,
  questions: [
    { id: "fight", icon: "ui-fight", Panel: FightOdds },
    { id: "may", icon: "ui-check", Panel: MayPlay },
    { id: "happened", icon: "ui-play", Panel: WhatNext },
  ],
  setUpTitle: (table) =>
    selection.character ? table.say("zombiland-where", { who: characterName(table, selection.character) }) : table.say("zombiland-set-up"),
};

export default game;
