/** The words of a table: they follow the language, and the names of who plays. */
import type { Arrival } from "./arriving";
import { t, wordsOf } from "./i18n.svelte";
import type { Play } from "./play.svelte";
import { settings } from "./settings.svelte";

/** Keep the words of a match as they are spoken now, from where a page comes to be until it is left. */
export function speak(play: () => Play | null, own: () => Arrival["own"]): void {
  const names = $derived(
    (play()?.table.match?.seats ?? []).map(
      (seat) => seat.name || t(seat.bot ? "seat-bot-number" : "seat-number", { number: seat.seat + 1 }),
    ),
  );
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
