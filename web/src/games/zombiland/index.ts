import type { GameFolder } from "@/games/folder";
import type { View, ZombilandView } from "@/lib/net/protocol";
import { zombiland } from "@/lib/animation/zombiland";
import { t } from "@/lib/i18n/i18n.svelte";
import Board from "@/boards/ZombilandStage.svelte";
import { stringArg, type Choice } from "@/lib/game/values";
import type { Figures } from "@/lib/i18n/words";
import Table from "@/table/ZombilandTable.svelte";

/** Printed values of a card that are not effects. */
const NOT_EFFECTS = new Set(["figure", "count", "fight"]);

/** Whether a card that only adds to a fight would be played although any roll wins already (ZL-FGT-03). */
function changesNothing(seen: View, choice: Choice, figures: Figures): boolean {
  const { fight } = seen as ZombilandView;
  if (choice.do !== "play" || !fight || fight.die > 0 || fight.chance < 1) return false;
  const effects = Object.keys(figures("card", stringArg(choice, "card"))).filter((name) => !NOT_EFFECTS.has(name));
  return effects.length === 1 && effects[0] === "add";
}

const folder: GameFolder = {
  Table,
  Board,
  standing: ({ table }, seat) => {
    const player = (table.animation.view as ZombilandView).players[seat];
    if (!player) return "";
    if (player.status === "zombie") return t("l-zombie");
    return `${t("l-health", { count: player.health })}, ${t("screen-tokens", { count: new Set(player.tokens).size })}`;
  },
  animator: zombiland,
  concerns: (view, seat) => (view as ZombilandView).active === seat || (view as ZombilandView).fight?.fighter === seat,
  changesNothing,
  weights: { Died: "death", TokenGained: "gain" },
  phrases: ["hello", "together", "noise", "run", "wait", "thanks", "well-played"],
  guide: {
    usual: [
      { at: "board", words: "guide-zombiland-board" },
      { at: "hand", words: "guide-zombiland-hand" },
      { at: "actions", words: "guide-zombiland-fight" },
    ],
  },
};

export default folder;
