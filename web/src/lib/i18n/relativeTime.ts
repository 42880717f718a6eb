/** How long ago something was, in words: "5 minutes ago". */
import type { Lang } from "@/lib/state/settings.svelte";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function since(moment: string, lang: Lang, now = Date.now()): string {
  return distance(Math.min(0, Date.parse(moment) - now), lang);
}

export function until(moment: string, lang: Lang, now = Date.now()): string {
  return distance(Math.max(0, Date.parse(moment) - now), lang);
}

function distance(milliseconds: number, lang: Lang): string {
  const seconds = Math.round(milliseconds / 1000);
  const said = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return said.format(Math.round(seconds / length), unit);
  }
  return said.format(0, "second");
}

/** How a moment is written in a language; English is that of Britain, as everywhere here. */
export function written(lang: Lang, how: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" }): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, how);
}
