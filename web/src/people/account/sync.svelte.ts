/** Synchronizes a person's devices: settings, solved lessons, and tables. */
import { RefusedError } from "@/lib/net/api";
import type { SavedText } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import { switchLanguage } from "@/lib/i18n/i18n.svelte";
import { statistics } from "@/lib/state/statistics.svelte";
import { savedTables, type SavedTable } from "@/lib/state/savedTables.svelte";
import { clearOfflineData } from "@/offline/clearData";
import { addMatch, saveShared, loadPerson } from "./api";
import { SHARED_DATA, type SharedData } from "./sharedData.svelte";
import { setPerson, me } from "./me.svelte";

const EXCHANGE_DELAY_MS = 1500;
const MAX_TRIES = 3;

/** Last text and revision of each kind of data that this device wrote or read. */
type LastExchanged = Record<string, { readonly text: string; readonly revision: number }>;
const STORAGE_KEY = "horda.person.held";
/** Links of tables that are already on the person's list. */
const listedLinks = new Set<string>();
/** Data that was sent when the page was left, by name. */
const sentOnLeave = new Map<string, string>();
let isStarted = false;

function lastExchanged(): LastExchanged {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as LastExchanged;
  } catch {
    return {};
  }
}

function storeExchanged(name: string, text: string, revision: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...lastExchanged(), [name]: { text, revision } }));
  } catch {
    // Without local storage it is read again next time.
  }
}

/** Stop sharing, when this device no longer belongs to the person. */
export async function stopSharing(): Promise<void> {
  listedLinks.clear();
  await clearOfflineData();
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Read the data of other devices, then write this device's changes. */
export async function exchangeData(): Promise<void> {
  const who = me.now;
  if (!who) return;
  try {
    const now = await loadPerson(who.key);
    for (const drawer of SHARED_DATA)
      await mergeAndWrite(
        who.key,
        drawer,
        now.kept.find((one) => one.name === drawer.name),
      );
    await switchLanguage(settings.lang);
    await addTables(who.key);
  } catch (failed) {
    // After `no-such-person` the link was replaced elsewhere; after a lost connection the next exchange continues.
    if (failed instanceof RefusedError && failed.code === "no-such-person" && me.now?.key === who.key) {
      setPerson(null);
      await stopSharing();
    }
  }
}

async function mergeAndWrite(key: string, drawer: SharedData, theirs: SavedText | undefined): Promise<void> {
  const before = lastExchanged()[drawer.name];
  if (theirs && theirs.revision !== before?.revision) {
    // Changes made here since the last exchange are newer than those of other devices.
    if (!before || drawer.read() === before.text) drawer.merge(theirs.text);
    storeExchanged(drawer.name, theirs.text, theirs.revision);
  }
  await write(key, drawer);
}

async function write(key: string, drawer: SharedData): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const text = drawer.read();
    const before = lastExchanged()[drawer.name];
    if (text === before?.text) return;
    try {
      const saved = await saveShared(key, { name: drawer.name, text, revision: before?.revision ?? 0 });
      storeExchanged(drawer.name, text, saved.revision);
      return;
    } catch (failed) {
      if (!(failed instanceof RefusedError) || failed.code !== "kept-changed") throw failed;
      const theirs = (await loadPerson(key)).kept.find((one) => one.name === drawer.name);
      if (!theirs) return;
      storeExchanged(drawer.name, theirs.text, theirs.revision);
    }
  }
}

/** Add the tables of this device to the person's list. */
async function addTables(key: string): Promise<void> {
  for (const table of savedTables.list) await addTable(key, table);
}

async function addTable(key: string, { match, link }: SavedTable): Promise<void> {
  if (listedLinks.has(link)) return;
  listedLinks.add(link);
  try {
    await addMatch(key, match, link);
  } catch (failed) {
    // A deleted table stays on this device's own list, where it can be removed.
    if (!(failed instanceof RefusedError)) {
      listedLinks.delete(link);
      throw failed;
    }
  }
}

/** Send unsaved changes when the page is left, without waiting for answers. */
function sendOnLeave(): void {
  const who = me.now;
  if (!who) return;
  // When offline they are sent at the next exchange.
  for (const table of savedTables.list) addTable(who.key, table).catch(() => undefined);
  for (const drawer of SHARED_DATA) {
    const text = drawer.read();
    const before = lastExchanged()[drawer.name];
    if (text === before?.text || sentOnLeave.get(drawer.name) === text) continue;
    sentOnLeave.set(drawer.name, text);
    saveShared(who.key, { name: drawer.name, text, revision: before?.revision ?? 0 }, { keepalive: true }).then(
      (kept) => storeExchanged(drawer.name, text, kept.revision),
      // Another device was faster or the device is offline: the next exchange merges.
      () => sentOnLeave.delete(drawer.name),
    );
  }
}

/** Synchronize while the page is open: at once, after changes, and when it is hidden or shown. */
export function startSync(): void {
  if (isStarted) return;
  isStarted = true;
  $effect.root(() => {
    $effect(() => {
      // Reading these values subscribes the effect to them.
      JSON.stringify([settings, statistics.matches.length, savedTables.list.map((one) => one.link), me.now]);
      if (!me.now) return undefined;
      const waiting = setTimeout(() => void exchangeData(), EXCHANGE_DELAY_MS);
      return () => clearTimeout(waiting);
    });
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) sendOnLeave();
    else void exchangeData();
  });
  addEventListener("pagehide", sendOnLeave);
}
