/** City of Horror for the referee: its board, set-up and questions. */
import type { RefereeGame } from "../props";
import Board from "./Board.svelte";
import { momentOf } from "./city";
import MayAct from "./questions/MayAct.svelte";
import { placeName } from "./placeWords";
import SetUp from "./SetUp.svelte";
import Votes from "./questions/Votes.svelte";
import WhatNext from "./questions/WhatNext.svelte";

const game: RefereeGame = {
  Board,
  SetUp,
  questions: [
    { id: "votes", icon: "hand-point", Panel: Votes },
    { id: "acts", icon: "ui-check", Panel: MayAct },
    { id: "happened", icon: "ui-play", Panel: WhatNext },
  ],
  setUpTitle: (table) => {
    const place = table.place || momentOf(table.given).place;
    return place ? table.say("city-who-is-in", { place: placeName(table, place) }) : table.say("city-choose-place");
  },
};

export default game;
