import { t } from "@/lib/i18n/i18n.svelte";
import { outboxKey } from "@/lib/net/outbox";
import { settings, type Lang } from "./settings.svelte";

/** The tables of this device: their links and last state, stored in the browser. */
export interface SavedTable {
  /** Secret link of the seat. */
  readonly link: string;
  readonly match: string;
  readonly game: string;
  /** Title and last question as they were shown, in the language `lang`. */
  readonly title: string;
  readonly line: string;
  readonly lang?: Lang;
  readonly over: boolean;
  /** Whether somebody took a seat by name in the lobby. */
  readonly sat?: boolean;
  /** For the host: the links of the other seats and of spectators. */
  readonly invites?: readonly { readonly seat: number; readonly link: string }[];
  readonly spectator?: string;
  /** Role and seat, if any, with which a personal link opened the table. */
  readonly place?: string;
  readonly at: number;
}

const KEY = "horda.tables";
const MAX_TABLES = 24;

function load(): SavedTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as SavedTable[];
  } catch {
    return [];
  }
}

export const savedTables = $state<{ list: SavedTable[] }>({ list: load() });

function save(list: SavedTable[]): void {
  savedTables.list = list.slice(0, MAX_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(savedTables.list));
  } catch {
    // Works without local storage.
  }
}

/** Store that this device has a seat here, newest first. */
export function saveTable(here: SavedTable): void {
  const before = savedTables.list.find((one) => one.link === here.link);
  save([{ ...before, ...here, lang: settings.lang }, ...savedTables.list.filter((one) => one.link !== here.link)]);
}

const isCurrentLanguage = ({ lang = settings.lang }: SavedTable): boolean => lang === settings.lang;

/** Return the title; empty if it was stored in another language. */
export function savedTitle(here: SavedTable): string {
  return isCurrentLanguage(here) ? here.title : "";
}

/** Return the last question; if it was stored in another language, only whether the match is over. */
export function savedLine(here: SavedTable): string {
  return isCurrentLanguage(here) ? here.line : here.over ? t("mine-over") : "";
}

export function forgetTable(link: string): void {
  save(savedTables.list.filter((one) => one.link !== link));
  try {
    localStorage.removeItem(outboxKey(link));
  } catch {
    // Nothing is pending without local storage.
  }
}

/** Return every secret link stored on this device. */
export function storedSecrets(): string[] {
  return savedTables.list.flatMap((one) => [one.link, one.spectator ?? "", ...(one.invites ?? []).map((invite) => invite.link)]);
}
