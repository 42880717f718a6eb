import type { GameFolder } from "@/games/folder";
import type { CityOfHorrorView, View } from "@/lib/net/protocol";
import { city } from "@/lib/animation/city";
import { colourOf } from "@/boards/city/look";
import Kept from "@/table/city/Kept.svelte";
import { t } from "@/lib/i18n/i18n.svelte";
import Board from "@/boards/CityBoard.svelte";
import Table from "@/table/CityTable.svelte";

/** Whether a question concerns a seat that passes: its characters are at the location, or a new offer is open to it. */
function concerns(seen: View, seat: number, passed: View): boolean {
  const view = seen as CityOfHorrorView;
  const known = new Set((passed as CityOfHorrorView).offers.map((offer) => offer.id));
  const offered = view.offers.some((offer) => !known.has(offer.id) && offer.by !== seat && (offer.to === null || offer.to === seat));
  return offered || view.characters.some((one) => one.seat === seat && one.location === view.here);
}

const folder: GameFolder = {
  Table,
  Board,
  standing: ({ table }, seat) => {
    const { characters } = table.animation.view as CityOfHorrorView;
    return t("screen-characters", { count: characters.filter((one) => one.seat === seat).length });
  },
  animator: city,
  concerns,
  colour: (view, seat) => colourOf(view as CityOfHorrorView, seat),
  SavedItems: Kept,
  wordsForWaiting: true,
  weights: {
    CharacterDied: "death",
    PlayerEliminated: "death",
    VoteCast: "vote",
    PlayerElected: "vote",
    TieBroken: "vote",
    DealMade: "gain",
  },
  phrases: ["not-me", "how-much", "shoot", "trust", "yes", "no", "thanks", "well-played"],
  guide: {
    usual: [
      { at: "board", words: "guide-city-board" },
      { at: "hand", words: "guide-city-hand" },
      { at: "board", words: "guide-city-vote" },
    ],
  },
};

export default folder;
