/** The words of the client itself, and of the game that lies on the table, in the language set now. */
import type { FluentVariable } from "@fluent/bundle";
import { catalogue } from "./catalogues";
import { set, settings, type Lang } from "@/lib/state/settings.svelte";
import { Words, type Figures } from "./words";

const NONE = new Words({ lang: "en", catalogues: [["common", ""]] });

export const spoken = $state<{ words: Words }>({ words: NONE });

/** Fetch the client's words in a language and speak it from now on. */
export async function speak(lang: Lang): Promise<void> {
  spoken.words = new Words({ lang, catalogues: [["web", await catalogue(lang, "web")]] });
  document.documentElement.lang = lang;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/${lang}.webmanifest`);
  if (settings.lang !== lang) set({ lang });
}

/** A message of the client: `t("shelf-open")`. */
export function t(tail: string, args: Record<string, FluentVariable> = {}): string {
  return spoken.words.say(`web-${tail}`, args);
}

export interface GameVoice {
  readonly game: string;
  readonly families: readonly string[];
  readonly names?: readonly string[];
  readonly figures?: Figures;
  /** What the match says itself. */
  readonly own?: Readonly<Record<string, string>> | undefined;
}

/** The words of a game, with those of its family. */
export async function wordsOf(lang: Lang, { game, families, names, figures, own }: GameVoice): Promise<Words> {
  const all = [game, ...families, "common"];
  const texts = await Promise.all(all.map((name) => catalogue(lang, name)));
  return new Words({
    lang,
    catalogues: all.map((name, at) => [name, texts[at] ?? ""] as const),
    ...(names ? { names } : {}),
    ...(figures ? { figures } : {}),
    ...(own ? { own } : {}),
  });
}
