/** A match that is looked at again: its table without a line, the moment that lies on it, and its words. */
import { onDestroy } from "svelte";
import { watchLink } from "@/lib/net/api";
import { arrive, type Arrival } from "./loadTable";
import { layMoment } from "./snapshot";
import { Play } from "./play.svelte";
import type { BoardInfo } from "@/lib/net/protocol";
import { ReplayStore } from "./playback.svelte";
import { addressOf, share } from "@/lib/util/sharing";
import { speak } from "@/lib/i18n/matchWords.svelte";
import { TableStore } from "./table.svelte";

export class LookedAtAgain {
  play = $state.raw<Play | null>(null);
  store = $state.raw<ReplayStore | null>(null);
  board = $state.raw<BoardInfo | null>(null);
  /** Whether the page that looks was left. */
  gone = false;
  readonly #of: () => { readonly match: string; readonly link: string };
  #own = $state.raw<Arrival["own"]>({});

  /** While a page comes to be: it is spoken until the page is left. */
  constructor(of: () => { readonly match: string; readonly link: string }) {
    this.#of = of;
    speak(
      () => this.play,
      () => this.#own,
    );
    onDestroy(() => (this.gone = true));
  }

  /** Fetch what the table needs, and lay it. */
  async come(): Promise<ReplayStore> {
    const { match, link } = this.#of();
    const { game, figures, folder, board, own } = await arrive(match, link);
    this.board = board;
    this.#own = own;
    const table = new TableStore(game, match, link, { animator: folder.animator, live: false });
    const store = new ReplayStore(game, match, link);
    this.store = store;
    this.play = new Play(table, figures, folder);
    return store;
  }

  /** Lay the table as it was after so many decisions; or show the last of them happening. */
  async to(n: number, happening = false): Promise<void> {
    const { store, play } = this;
    const frame = await store?.go(n);
    const told = await store?.events();
    if (!frame || !told || !play || !store?.match || this.gone) return;
    const result = frame.n === store.moves ? store.result : null;
    layMoment(play.table, { match: store.match, frame, told, result, happening });
  }

  /** Hand on the address of a moment, on a page of this client; true when it was copied. */
  async share(page: string, text: string, n: number): Promise<boolean> {
    const { match, link } = this.#of();
    // Never one's own link: whoever had it would sit in one's place.
    const watching = await watchLink(match, link);
    return share(text, `${addressOf(page, match, watching)}?n=${n}`);
  }
}
