/** Texts of the client and of the current game, in the selected language. */
import type { FluentVariable } from "@fluent/bundle";
import { loadCatalogue } from "./catalogues";
import { changeSettings, settings, type Lang } from "@/lib/state/settings.svelte";
import { Words, type Figures } from "./words";

const NONE = new Words({ lang: "en", catalogues: [["common", ""]] });

export const current = $state<{ words: Words }>({ words: NONE });

/** Load the client's texts in a language and switch to it. */
export async function switchLanguage(lang: Lang): Promise<void> {
  current.words = new Words({ lang, catalogues: [["web", await loadCatalogue(lang, "web")]] });
  document.documentElement.lang = lang;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/${lang}.webmanifest`);
  if (settings.lang !== lang) changeSettings({ lang });
}

/** Return a message of the client: `t("shelf-open")`. */
export function t(tail: string, args: Record<string, FluentVariable> = {}): string {
  return current.words.say(`web-${tail}`, args);
}

export interface GameTexts {
  readonly game: string;
  readonly families: readonly string[];
  readonly names?: readonly string[];
  readonly figures?: Figures;
  /** Texts of a custom mission, which come with the match. */
  readonly own?: Readonly<Record<string, string>> | undefined;
}

/** Load the texts of a game and its family. */
export async function loadWords(lang: Lang, { game, families, names, figures, own }: GameTexts): Promise<Words> {
  const all = [game, ...families, "common"];
  const texts = await Promise.all(all.map((name) => loadCatalogue(lang, name)));
  return new Words({
    lang,
    catalogues: all.map((name, at) => [name, texts[at] ?? ""] as const),
    ...(names ? { names } : {}),
    ...(figures ? { figures } : {}),
    ...(own ? { own } : {}),
  });
}
