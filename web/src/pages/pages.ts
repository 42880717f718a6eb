/** The pages of Horda, found by lying here: `#/club` is `ClubPage.svelte`, read when somebody goes there. */
import type { Component } from "svelte";

/** What a page may say of itself: `export const page` in its `<script module>`. */
export interface PageInfo {
  /** What the parts of the address after its name are called: its props. */
  readonly parts: readonly string[];
  /** How many of these parts make it another page, that begins anew; all, where it does not say. */
  readonly fresh?: number;
}

interface PageModule {
  readonly default: Component<Record<string, string>>;
  readonly page?: PageInfo;
}

const FOUND = import.meta.glob<PageModule>("./*Page.svelte");

/** Pages whose address is not their name. */
const CALLED: Readonly<Record<string, string>> = { Table: "match" };

function addressOf(path: string): string {
  const name = path.slice("./".length, -"Page.svelte".length);
  return CALLED[name] ?? name.toLowerCase();
}

const BY_ADDRESS: ReadonlyMap<string, () => Promise<PageModule>> = new Map(
  Object.entries(FOUND).map(([path, load]) => [addressOf(path), load]),
);

/** What reads the page of an address; undefined where there is none. */
export function pageCalled(address: string): (() => Promise<PageModule>) | undefined {
  return BY_ADDRESS.get(address);
}

/** The props of a page, from the parts of the address after its name. */
export function propsOf(info: PageInfo | undefined, rest: readonly string[]): Record<string, string> {
  return Object.fromEntries((info?.parts ?? []).map((name, at) => [name, rest[at] ?? ""]));
}

/** What has to stay the same for a page to go on as it is. */
export function keyOf(info: PageInfo | undefined, rest: readonly string[]): string {
  const parts = info?.parts.length ?? 0;
  return rest.slice(0, Math.min(info?.fresh ?? parts, parts)).join("/");
}
