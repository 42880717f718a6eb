/** The pages of Horda, found in this folder and in `match`: `#/club` is `ClubPage.svelte`, loaded on demand. */
import type { Component } from "svelte";

/** Properties of a page, exported as `page` from its `<script module>`. */
export interface PageInfo {
  /** Names of the parts of the address after the page's name, which become its props. */
  readonly parts: readonly string[];
  /** How many of these parts identify the page; if one of them changes, the page is created again. All by default. */
  readonly fresh?: number;
}

interface PageModule {
  readonly default: Component<Record<string, string>>;
  readonly page?: PageInfo;
}

const FOUND = import.meta.glob<PageModule>("./**/*Page.svelte");

/** Addresses of the pages whose names differ from their addresses. */
const ADDRESSES: Readonly<Record<string, string>> = { Table: "match", Moderation: "desk" };

function addressOf(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1, -"Page.svelte".length);
  return ADDRESSES[name] ?? name.toLowerCase();
}

const BY_ADDRESS: ReadonlyMap<string, () => Promise<PageModule>> = new Map(
  Object.entries(FOUND).map(([path, load]) => [addressOf(path), load]),
);

/** Return the loader of a page; undefined if no page has this address. */
export function pageLoader(address: string): (() => Promise<PageModule>) | undefined {
  return BY_ADDRESS.get(address);
}

/** Return the props of a page from the parts of its address. */
export function pageProps(info: PageInfo | undefined, rest: readonly string[]): Record<string, string> {
  return Object.fromEntries((info?.parts ?? []).map((name, at) => [name, rest[at] ?? ""]));
}

/** Return the key of a page, which changes when the page has to be created again. */
export function pageKey(info: PageInfo | undefined, rest: readonly string[]): string {
  const parts = info?.parts.length ?? 0;
  return rest.slice(0, Math.min(info?.fresh ?? parts, parts)).join("/");
}
