/** A replay session: the read-only table of a replay, its current moment, and its texts. */
import { onDestroy } from "svelte";
import { spectatorLink } from "@/lib/net/api";
import { loadTable, type LoadedTable } from "@/lib/match/loadTable";
import { applyReplayMoment } from "./snapshot";
import { Play } from "@/lib/match/play.svelte";
import type { BoardInfo } from "@/lib/net/protocol";
import { ReplayStore } from "./playback.svelte";
import { addressOf, share } from "@/lib/util/sharing";
import { keepMatchWords } from "@/lib/i18n/matchWords.svelte";
import { TableStore } from "@/lib/match/table.svelte";

export class ReplaySession {
  play = $state.raw<Play | null>(null);
  store = $state.raw<ReplayStore | null>(null);
  board = $state.raw<BoardInfo | null>(null);
  /** Whether the page was left. */
  isDestroyed = false;
  readonly #address: () => { readonly match: string; readonly link: string };
  #ownTexts = $state.raw<LoadedTable["own"]>({});

  /** Create a session while a page is initialized; it ends with the page. */
  constructor(of: () => { readonly match: string; readonly link: string }) {
    this.#address = of;
    keepMatchWords(
      () => this.play,
      () => this.#ownTexts,
    );
    onDestroy(() => (this.isDestroyed = true));
  }

  /** Load the table. */
  async load(): Promise<ReplayStore> {
    const { match, link } = this.#address();
    const { game, figures, folder, board, own } = await loadTable(match, link);
    this.board = board;
    this.#ownTexts = own;
    const table = new TableStore(game, match, link, { animator: folder.animator, isLive: false });
    const store = new ReplayStore(game, match, link);
    this.store = store;
    this.play = new Play(table, figures, folder);
    return store;
  }

  /** Show the table after `n` decisions, optionally animating the last one. */
  async showDecision(n: number, happening = false): Promise<void> {
    const { store, play } = this;
    const frame = await store?.go(n);
    const events = await store?.events();
    if (!frame || !events || !play || !store?.match || this.isDestroyed) return;
    const result = frame.n === store.moves ? store.result : null;
    applyReplayMoment(play.table, { match: store.match, frame, events: events, result, isAnimated: happening });
  }

  /** Share the address of a moment; return true if it was copied. */
  async share(page: string, text: string, n: number): Promise<boolean> {
    const { match, link } = this.#address();
    // Never share the user's own link, because it gives access to their seat.
    const watching = await spectatorLink(match, link);
    return share(text, `${addressOf(page, match, watching)}?n=${n}`);
  }
}
