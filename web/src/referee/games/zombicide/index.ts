/** The Zombicide games for the referee: their board, set-up and questions. */
import type { RefereeGame } from "../props";
import Board from "./board/Board.svelte";
import { putByKey } from "./setup/keys";
import ComingPanel from "./questions/ComingPanel.svelte";
import MayPanel from "./questions/MayPanel.svelte";
import OddsPanel from "./questions/OddsPanel.svelte";
import SeesPanel from "./questions/SeesPanel.svelte";
import SetUp from "./setup/SetUp.svelte";
import ZombiesPanel from "./questions/ZombiesPanel.svelte";

const zombicide: RefereeGame = {
  Board,
  SetUp,
  questions: [
    { id: "zombies", icon: "walker", Panel: ZombiesPanel },
    { id: "happened", icon: "ui-play", Panel: ComingPanel },
    { id: "may", icon: "ui-check", Panel: MayPanel },
    { id: "sees", icon: "ui-eye", Panel: SeesPanel },
    { id: "odds", icon: "st-dice", Panel: OddsPanel },
  ],
  setUpTitle: (table) => (table.place ? table.say("what-stands", { place: table.place }) : table.say("tap-zone")),
  onkey: putByKey,
};

export default zombicide;
