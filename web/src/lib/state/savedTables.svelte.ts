import { t } from "@/lib/i18n/i18n.svelte";
import { outboxOf } from "@/lib/net/outbox";
import { settings, type Lang } from "./settings.svelte";

/** The tables this device sits at: where, as whom, and what was going on. Kept in the browser alone. */
export interface Sitting {
  /** The secret by which the server knows who comes back. */
  readonly link: string;
  readonly match: string;
  readonly game: string;
  /** What is played and what was asked, as it was said then, and in which language. */
  readonly title: string;
  readonly line: string;
  readonly lang?: Lang;
  readonly over: boolean;
  /** Whether somebody sat down here by name, at a table that waited. */
  readonly sat?: boolean;
  /** For the host: the secrets to hand on, by seat, and the spectators'. */
  readonly invites?: readonly { readonly seat: number; readonly link: string }[];
  readonly spectator?: string;
  /** What a personal link opened it as: a role, and a seat where it has one. */
  readonly place?: string;
  readonly at: number;
}

const KEY = "horda.tables";
const MOST = 24;

function load(): Sitting[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Sitting[];
  } catch {
    return [];
  }
}

export const tables = $state<{ list: Sitting[] }>({ list: load() });

function keep(list: Sitting[]): void {
  tables.list = list.slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.list));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Note that this device sits here, the newest first. */
export function sit(here: Sitting): void {
  const before = tables.list.find((one) => one.link === here.link);
  keep([{ ...before, ...here, lang: settings.lang }, ...tables.list.filter((one) => one.link !== here.link)]);
}

const isSaidNow = ({ lang = settings.lang }: Sitting): boolean => lang === settings.lang;

/** What is played there; empty where that was said in another language than is spoken now. */
export function titleOf(here: Sitting): string {
  return isSaidNow(here) ? here.title : "";
}

/** What was asked there; in another language than it was said in, only whether it is over. */
export function lineOf(here: Sitting): string {
  return isSaidNow(here) ? here.line : here.over ? t("mine-over") : "";
}

export function leave(link: string): void {
  keep(tables.list.filter((one) => one.link !== link));
  try {
    localStorage.removeItem(outboxOf(link));
  } catch {
    // Nothing waits in a browser that keeps nothing.
  }
}

/** Every secret that this device keeps. */
export function secrets(): string[] {
  return tables.list.flatMap((one) => [one.link, one.spectator ?? "", ...(one.invites ?? []).map((invite) => invite.link)]);
}
