/** The tables of this device and of the person it belongs to, as one list. */
import { loadPrintedValues, loadGame, RefusedError, OfflineError } from "@/lib/net/api";
import { t, loadWords } from "@/lib/i18n/i18n.svelte";
import type { Invitation, MyMatch, News } from "@/lib/net/protocol";
import { seatName } from "@/lib/i18n/matchWords.svelte";
import { settings } from "@/lib/state/settings.svelte";
import { forgetTable, saveTable, savedTables, type SavedTable } from "@/lib/state/savedTables.svelte";
import type { Words } from "@/lib/i18n/words";
import { cachedMatchList, cacheMatchList } from "@/offline/matchListCache";
import { answer, leaveMatch, myMatches, news, openMatch } from "@/people/account/api";
import { me } from "@/people/account/me.svelte";

export interface Row {
  readonly match: string;
  readonly game: string;
  /** This device's own link, where it has one. */
  readonly here: SavedTable | undefined;
  readonly state: MyMatch | undefined;
  readonly news: News | undefined;
  readonly words: Words | undefined;
}

/** Matches whose news are fetched when the list is opened. */
const MOST_TOLD = 12;

function placeOf(one: Pick<MyMatch, "role" | "seat">): string {
  return one.seat === null ? one.role : `${one.role} ${one.seat}`;
}

/** Whether a match waits for whoever looks at the list. */
export function waits({ state }: Pick<Row, "state">): boolean {
  return Boolean(state && !state.paused && state.mine.some((seat) => !state.bots[seat] && state.asked.includes(seat)));
}

export function isOver(row: Row): boolean {
  return row.state?.over ?? row.here?.over ?? false;
}

/** Whose turn it is first; then the last played, those that are over behind all others. */
function order(row: Row): number {
  return waits(row) ? 0 : isOver(row) ? 2 : 1;
}

function sorted(rows: readonly Row[]): Row[] {
  return rows
    .map((row, at) => ({ row, at }))
    .sort((one, two) => order(one.row) - order(two.row) || one.at - two.at)
    .map(({ row }) => row);
}

async function wordsFor({ game, names, bots }: Pick<MyMatch, "game" | "names" | "bots">): Promise<Words> {
  const [info, { figures }] = await Promise.all([loadGame(game), loadPrintedValues(game)]);
  const called = names.map((name, seat) => seatName({ seat, name, bot: bots[seat] }));
  return loadWords(settings.lang, { game, families: info.catalogues.slice(1, -1), names: called, figures });
}

export class MyTables {
  rows = $state.raw<readonly Row[]>([]);
  invitations = $state.raw<readonly Invitation[]>([]);
  problem = $state.raw<unknown>(null);
  /** When the list was last told, where there is no line to tell it now; 0: it is as the server tells it. */
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
      if (me.now) await this.#listed(me.now.key).catch((failed: unknown) => this.#troubled(failed));
      const told = this.rows.filter((row) => row.here && !isOver(row)).slice(0, MOST_TOLD);
      await Promise.all(told.map((row) => this.#tell(row)));
    } catch (failed) {
      if (!(failed instanceof OfflineError)) throw failed;
      return this.#asLastTold(failed);
    }
    if (!this.problem) this.#remember();
  }

  /** A list that the server will not tell is no reason to tell nothing of the tables of this device. */
  #troubled(failed: unknown): void {
    if (failed instanceof OfflineError) throw failed;
    this.problem = failed;
  }

  #remember(): void {
    const known = this.rows.flatMap(({ match, here, state, news }) => (state ? [{ match, link: here?.link ?? "", state, news }] : []));
    cacheMatchList(me.now?.id ?? "", known);
  }

  /** With no line the list is told as it last was; where it never was, the page says what is in the way. */
  async #asLastTold(failed: OfflineError): Promise<void> {
    const last = cachedMatchList(me.now?.id ?? "");
    if (!last) {
      this.problem = failed;
      return;
    }
    const known = await Promise.all(
      last.rows.map(async ({ match, link, state, news }): Promise<Row> => {
        const here = savedTables.list.find((one) => one.link === link);
        // Words come with the box; of one that was never opened here there are none, and the list says less.
        const words = await wordsFor(state).catch(() => undefined);
        return { match, game: state.game, here, state, news, words };
      }),
    );
    const links = new Set(known.map((row) => row.here?.link));
    this.rows = sorted([...known, ...this.rows.filter((row) => row.here && !links.has(row.here.link))]);
    this.asOf = last.at;
  }

  async #listed(key: string): Promise<void> {
    const mine = await myMatches(key);
    this.invitations = mine.invitations;
    const known = mine.matches.map((state): Row => {
      const here = savedTables.list.find((one) => one.match === state.match && (!one.place || one.place === placeOf(state)));
      return { match: state.match, game: state.game, here, state, news: undefined, words: undefined };
    });
    const links = new Set(known.map((row) => row.here?.link));
    this.rows = sorted([...known, ...this.rows.filter((row) => !links.has(row.here?.link))]);
  }

  async #tell(row: Row): Promise<void> {
    if (!row.here) return;
    try {
      const told = await news(row.match, row.here.link);
      const words = await wordsFor(told.table);
      const now = { ...row, state: told.table, news: told, words };
      this.rows = sorted(this.rows.map((one) => (one === row ? now : one)));
    } catch (failed) {
      // A table that is gone, or was made by other rules, stays as this device knew it.
      if (!(failed instanceof RefusedError)) throw failed;
    }
  }

  /** Sit down: by this device's own link, or by one that the personal link makes for it. */
  async open(row: Row): Promise<string> {
    if (row.here) return row.here.link;
    const state = row.state;
    if (!me.now || !state) throw new Error(t("trouble"));
    const made = await openMatch(me.now.key, state);
    const words = await wordsFor(state);
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

  /** Take a match off the list, here and on the person's other devices. */
  async forget(row: Row): Promise<void> {
    if (me.now && row.state) await leaveMatch(me.now.key, row.match).catch(() => undefined);
    if (row.here) forgetTable(row.here.link);
    // What was fetched meanwhile has put another row in its place.
    this.rows = this.rows.filter((one) => one !== row && (!row.here || one.here?.link !== row.here.link));
  }

  /** Take a seat that is kept for one, or give it back; the link of one that was taken. */
  async answer(invitation: Invitation, accept: boolean): Promise<string> {
    if (!me.now) return "";
    const { opened } = await answer(me.now.key, invitation.id, accept);
    this.invitations = this.invitations.filter((one) => one !== invitation);
    return opened?.link ?? "";
  }
}
