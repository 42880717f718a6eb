/** Keeps this device and a person's others the same: settings, lessons learnt, and which tables they sit at. */
import { RefusedError } from "@/lib/net/api";
import type { Kept } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import { switchLanguage } from "@/lib/i18n/i18n.svelte";
import { savedTables, type SavedTable } from "@/lib/state/savedTables.svelte";
import { clearOfflineData } from "@/offline/clearData";
import { addMatch, keep, person } from "./api";
import { DRAWERS, type Drawer } from "./sharedData.svelte";
import { become, me } from "./me.svelte";

const PAUSE = 1500;
const TRIES = 3;

/** What was last written or read here, by drawer: the text, and the revision it had. */
type Held = Record<string, { readonly text: string; readonly revision: number }>;
const HELD = "horda.person.held";
/** Links whose tables are known to be on the list. */
const listed = new Set<string>();
/** What went out, by drawer, as the page was left. */
const leaving = new Map<string, string>();
let begun = false;

function held(): Held {
  try {
    return JSON.parse(localStorage.getItem(HELD) ?? "{}") as Held;
  } catch {
    return {};
  }
}

function hold(name: string, text: string, revision: number): void {
  try {
    localStorage.setItem(HELD, JSON.stringify({ ...held(), [name]: { text, revision } }));
  } catch {
    // A browser that keeps nothing reads it again next time.
  }
}

/** Nothing is shared any more: this device is nobody's, or somebody else's. */
export async function letGo(): Promise<void> {
  listed.clear();
  await clearOfflineData();
  try {
    localStorage.removeItem(HELD);
  } catch {
    // Nothing was kept.
  }
}

/** Read what the other devices wrote, then write what is new here. */
export async function exchange(): Promise<void> {
  const who = me.now;
  if (!who) return;
  try {
    const now = await person(who.key);
    for (const drawer of DRAWERS)
      await settle(
        who.key,
        drawer,
        now.kept.find((one) => one.name === drawer.name),
      );
    await switchLanguage(settings.lang);
    await list(who.key);
  } catch (failed) {
    // A link that was replaced elsewhere is nobody's any more; a line that is cut comes back by itself.
    if (failed instanceof RefusedError && failed.code === "no-such-person" && me.now?.key === who.key) {
      become(null);
      await letGo();
    }
  }
}

async function settle(key: string, drawer: Drawer, theirs: Kept | undefined): Promise<void> {
  const before = held()[drawer.name];
  if (theirs && theirs.revision !== before?.revision) {
    // What was changed here since the last time is newer than what the others wrote before it.
    if (!before || drawer.read() === before.text) drawer.take(theirs.text);
    hold(drawer.name, theirs.text, theirs.revision);
  }
  await write(key, drawer);
}

async function write(key: string, drawer: Drawer): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const text = drawer.read();
    const before = held()[drawer.name];
    if (text === before?.text) return;
    try {
      const kept = await keep(key, { name: drawer.name, text, revision: before?.revision ?? 0 });
      hold(drawer.name, text, kept.revision);
      return;
    } catch (failed) {
      if (!(failed instanceof RefusedError) || failed.code !== "kept-changed") throw failed;
      const theirs = (await person(key)).kept.find((one) => one.name === drawer.name);
      if (!theirs) return;
      hold(drawer.name, theirs.text, theirs.revision);
    }
  }
}

/** Put the tables that this device knows on the person's list. */
async function list(key: string): Promise<void> {
  for (const table of savedTables.list) await add(key, table);
}

async function add(key: string, { match, link }: SavedTable): Promise<void> {
  if (listed.has(link)) return;
  listed.add(link);
  try {
    await addMatch(key, match, link);
  } catch (failed) {
    // A table that is gone stays on this device's own list, where it can be forgotten.
    if (!(failed instanceof RefusedError)) {
      listed.delete(link);
      throw failed;
    }
  }
}

/** The page is left: what the others do not know yet goes out at once, since nobody may be here for the answers. */
function leave(): void {
  const who = me.now;
  if (!who) return;
  // With no line they go out at the next exchange.
  for (const table of savedTables.list) add(who.key, table).catch(() => undefined);
  for (const drawer of DRAWERS) {
    const text = drawer.read();
    const before = held()[drawer.name];
    if (text === before?.text || leaving.get(drawer.name) === text) continue;
    leaving.set(drawer.name, text);
    keep(who.key, { name: drawer.name, text, revision: before?.revision ?? 0 }, { keepalive: true }).then(
      (kept) => hold(drawer.name, text, kept.revision),
      // Another device was first, or there is no line: the next exchange settles it.
      () => leaving.delete(drawer.name),
    );
  }
}

/** Go on exchanging for as long as the page is open: at once, after a change, when it is left and looked at again. */
export function goOn(): void {
  if (begun) return;
  begun = true;
  $effect.root(() => {
    $effect(() => {
      // What is read here is what the exchange waits for.
      JSON.stringify([settings, savedTables.list.map((one) => one.link), me.now]);
      if (!me.now) return undefined;
      const waiting = setTimeout(() => void exchange(), PAUSE);
      return () => clearTimeout(waiting);
    });
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) leave();
    else void exchange();
  });
  addEventListener("pagehide", leave);
}
