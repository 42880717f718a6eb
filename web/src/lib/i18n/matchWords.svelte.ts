/** Texts of a match, reloaded when the language or the players' names change. */
import type { LoadedTable } from "@/lib/match/loadTable";
import { t, loadWords } from "./i18n.svelte";
import type { Play } from "@/lib/match/play.svelte";
import { settings } from "@/lib/state/settings.svelte";

/** Return the name of the person in a seat, or a numbered default for seats and bots. */
export function seatName({ seat, name, bot }: { seat: number; name: string; bot: string | boolean | undefined }): string {
  return name || t(bot ? "seat-bot-number" : "seat-number", { number: seat + 1 });
}

/** Keep the texts of a match up to date while the page that calls this exists. */
export function keepMatchWords(play: () => Play | null, own: () => LoadedTable["own"]): void {
  const names = $derived((play()?.table.match?.seats ?? []).map(seatName));
  $effect(() => {
    const now = play();
    if (!now) return;
    const { game } = now.table;
    void loadWords(settings.lang, {
      game: game.id,
      families: game.catalogues.slice(1, -1),
      names,
      figures: now.figures,
      own: own()[settings.lang],
    }).then((found) => (now.words = found));
  });
}
