/** The words of a table: they follow the language, and the names of who plays. */
import type { Arrival } from "@/lib/match/loadTable";
import { t, wordsOf } from "./i18n.svelte";
import type { Play } from "@/lib/match/play.svelte";
import { settings } from "@/lib/state/settings.svelte";

/** Whoever sits in a seat, by name; without one, a bot is called a bot. */
export function seatCalled({ seat, name, bot }: { seat: number; name: string; bot: string | boolean | undefined }): string {
  return name || t(bot ? "seat-bot-number" : "seat-number", { number: seat + 1 });
}

/** Keep the words of a match as they are spoken now, from where a page comes to be until it is left. */
export function speak(play: () => Play | null, own: () => Arrival["own"]): void {
  const names = $derived((play()?.table.match?.seats ?? []).map(seatCalled));
  $effect(() => {
    const now = play();
    if (!now) return;
    const { game } = now.table;
    void wordsOf(settings.lang, {
      game: game.id,
      families: game.catalogues.slice(1, -1),
      names,
      figures: now.figures,
      own: own()[settings.lang],
    }).then((found) => (now.words = found));
  });
}
