/** The Zombicide games at the referee. */
import type { RefereeGame } from "../props";
import Board from "./Board.svelte";
import { putByKey } from "./keys";
import ComingPanel from "./ComingPanel.svelte";
import MayPanel from "./MayPanel.svelte";
import OddsPanel from "./OddsPanel.svelte";
import SeesPanel from "./SeesPanel.svelte";
import SetUp from "./SetUp.svelte";
import ZombiesPanel from "./ZombiesPanel.svelte";

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
