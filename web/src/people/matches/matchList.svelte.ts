/** One list of the tables of this device and of its owner. */
import { loadPrintedValues, loadGame, RefusedError, OfflineError } from "@/lib/net/api";
import { t, loadWords } from "@/lib/i18n/i18n.svelte";
import type { Invitation, MyMatch, News } from "@/lib/net/protocol";
import { seatName } from "@/lib/i18n/matchWords.svelte";
import { settings } from "@/lib/state/settings.svelte";
import { forgetTable, saveTable, savedTables, type SavedTable } from "@/lib/state/savedTables.svelte";
import type { Words } from "@/lib/i18n/words";
import { cachedMatchList, cacheMatchList } from "@/offline/matchListCache";
import { answerInvitation, leaveMatch, loadMatches, loadNews, openMatch } from "@/people/account/api";
import { me } from "@/people/account/me.svelte";

export interface Row {
  readonly match: string;
  readonly game: string;
  /** This device's own link, if it has one. */
  readonly here: SavedTable | undefined;
  readonly state: MyMatch | undefined;
  readonly news: News | undefined;
  readonly words: Words | undefined;
}

/** Maximum number of matches whose news is fetched when the list opens. */
const MAX_NEWS = 12;

function placeOf(one: Pick<MyMatch, "role" | "seat">): string {
  return one.seat === null ? one.role : `${one.role} ${one.seat}`;
}

/** Whether a match waits for the user. */
export function isWaitingForMe({ state }: Pick<Row, "state">): boolean {
  return Boolean(state && !state.paused && state.mine.some((seat) => !state.bots[seat] && state.asked.includes(seat)));
}

export function isOver(row: Row): boolean {
  return row.state?.over ?? row.here?.over ?? false;
}

/** Sort key: the user's turns first, then the most recent, finished matches last. */
function sortKey(row: Row): number {
  return isWaitingForMe(row) ? 0 : isOver(row) ? 2 : 1;
}

function sortRows(rows: readonly Row[]): Row[] {
  return rows
    .map((row, at) => ({ row, at }))
    .sort((one, two) => sortKey(one.row) - sortKey(two.row) || one.at - two.at)
    .map(({ row }) => row);
}

async function loadMatchWords({ game, names, bots }: Pick<MyMatch, "game" | "names" | "bots">): Promise<Words> {
  const [info, { figures }] = await Promise.all([loadGame(game), loadPrintedValues(game)]);
  const called = names.map((name, seat) => seatName({ seat, name, bot: bots[seat] }));
  return loadWords(settings.lang, { game, families: info.catalogues.slice(1, -1), names: called, figures });
}

export class MatchList {
  rows = $state.raw<readonly Row[]>([]);
  invitations = $state.raw<readonly Invitation[]>([]);
  problem = $state.raw<unknown>(null);
  /** When the shown list was stored; 0 if it is current. */
  asOf = $state(0);

  constructor() {
    this.rows = savedTables.list.map((here) => ({
      match: here.match,
      game: here.game,
      here,
      state: undefined,
      news: undefined,
      words: undefined,
    }));
  }

  async load(): Promise<void> {
    this.problem = null;
    this.asOf = 0;
    try {
      if (me.now) await this.#loadList(me.now.key).catch((failed: unknown) => this.#onListError(failed));
      const newsRows = this.rows.filter((row) => row.here && !isOver(row)).slice(0, MAX_NEWS);
      await Promise.all(newsRows.map((row) => this.#loadNews(row)));
    } catch (failed) {
      if (!(failed instanceof OfflineError)) throw failed;
      return this.#loadCached(failed);
    }
    if (!this.problem) this.#cache();
  }

  /** If the server refuses the list, still show the tables of this device. */
  #onListError(failed: unknown): void {
    if (failed instanceof OfflineError) throw failed;
    this.problem = failed;
  }

  #cache(): void {
    const known = this.rows.flatMap(({ match, here, state, news }) => (state ? [{ match, link: here?.link ?? "", state, news }] : []));
    cacheMatchList(me.now?.id ?? "", known);
  }

  /** Show the stored list when offline, or the error if there is none. */
  async #loadCached(failed: OfflineError): Promise<void> {
    const last = cachedMatchList(me.now?.id ?? "");
    if (!last) {
      this.problem = failed;
      return;
    }
    const known = await Promise.all(
      last.rows.map(async ({ match, link, state, news }): Promise<Row> => {
        const here = savedTables.list.find((one) => one.link === link);
        // Texts of a box that was never opened here may be missing; the list then shows less.
        const words = await loadMatchWords(state).catch(() => undefined);
        return { match, game: state.game, here, state, news, words };
      }),
    );
    const links = new Set(known.map((row) => row.here?.link));
    this.rows = sortRows([...known, ...this.rows.filter((row) => row.here && !links.has(row.here.link))]);
    this.asOf = last.at;
  }

  async #loadList(key: string): Promise<void> {
    const mine = await loadMatches(key);
    this.invitations = mine.invitations;
    const known = mine.matches.map((state): Row => {
      const here = savedTables.list.find((one) => one.match === state.match && (!one.place || one.place === placeOf(state)));
      return { match: state.match, game: state.game, here, state, news: undefined, words: undefined };
    });
    const links = new Set(known.map((row) => row.here?.link));
    this.rows = sortRows([...known, ...this.rows.filter((row) => !links.has(row.here?.link))]);
  }

  async #loadNews(row: Row): Promise<void> {
    if (!row.here) return;
    try {
      const latest = await loadNews(row.match, row.here.link);
      const words = await loadMatchWords(latest.table);
      const now = { ...row, state: latest.table, news: latest, words };
      this.rows = sortRows(this.rows.map((one) => (one === row ? now : one)));
    } catch (failed) {
      // Keep the stored row of a table that is deleted or has other rules.
      if (!(failed instanceof RefusedError)) throw failed;
    }
  }

  /** Return the link to take the seat: this device's own, or a new one made by the personal link. */
  async open(row: Row): Promise<string> {
    if (row.here) return row.here.link;
    const state = row.state;
    if (!me.now || !state) throw new Error(t("trouble"));
    const made = await openMatch(me.now.key, state);
    const words = await loadMatchWords(state);
    const title = state.mission ? words.name("mission", state.mission) : words.title();
    const at = Date.now();
    saveTable({
      link: made.link,
      match: made.match,
      game: row.game,
      title,
      line: "",
      over: state.over,
      sat: true,
      place: placeOf(state),
      at,
    });
    return made.link;
  }

  /** Remove a match from the list, here and on the person's other devices. */
  async forget(row: Row): Promise<void> {
    if (me.now && row.state) await leaveMatch(me.now.key, row.match).catch(() => undefined);
    if (row.here) forgetTable(row.here.link);
    // A reload meanwhile may have replaced the row object, so compare links.
    this.rows = this.rows.filter((one) => one !== row && (!row.here || one.here?.link !== row.here.link));
  }

  /** Accept or decline an invitation; return the link of an accepted seat. */
  async answer(invitation: Invitation, accept: boolean): Promise<string> {
    if (!me.now) return "";
    const { opened } = await answerInvitation(me.now.key, invitation.id, accept);
    this.invitations = this.invitations.filter((one) => one !== invitation);
    return opened?.link ?? "";
  }
}
