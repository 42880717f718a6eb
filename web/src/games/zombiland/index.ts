import type { GameFolder } from "@/games/folder";
import type { ZombilandView } from "@/lib/net/protocol";
import { zombiland } from "@/lib/animation/zombiland";
import Table from "@/table/ZombilandTable.svelte";

const folder: GameFolder = {
  Table,
  animator: zombiland,
  concerns: (view, seat) => (view as ZombilandView).active === seat || (view as ZombilandView).fight?.fighter === seat,
  phrases: ["hello", "together", "noise", "run", "wait", "thanks", "well-played"],
  guide: {
    usual: [
      { at: "ask", words: "guide-common-ask" },
      { at: "board", words: "guide-zombiland-board" },
      { at: "quest", words: "guide-zombiland-quest" },
      { at: "hand", words: "guide-zombiland-hand" },
      { at: "actions", words: "guide-common-why" },
      { at: "ask", words: "guide-zombiland-fight" },
      { at: "ask", words: "guide-common-keys" },
    ],
  },
};

export default folder;
