import type { GameFolder } from "@/games/folder";
import { city } from "@/lib/show/city";
import Table from "@/table/CityTable.svelte";

const folder: GameFolder = {
  Table,
  director: city,
  phrases: ["not-me", "how-much", "shoot", "trust", "yes", "no", "thanks", "well-played"],
  guide: {
    usual: [
      { at: "ask", words: "guide-common-ask" },
      { at: "board", words: "guide-city-board" },
      { at: "hand", words: "guide-city-hand" },
      { at: "deal", words: "guide-city-deal" },
      { at: "board", words: "guide-city-vote" },
      { at: "actions", words: "guide-common-why" },
      { at: "ask", words: "guide-common-keys" },
    ],
  },
};

export default folder;
