/** Relative and absolute times in words: "5 minutes ago". */
import type { Lang } from "@/lib/state/settings.svelte";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function timeAgo(moment: string, lang: Lang, now = Date.now()): string {
  return formatDistance(Math.min(0, Date.parse(moment) - now), lang);
}

export function timeUntil(moment: string, lang: Lang, now = Date.now()): string {
  return formatDistance(Math.max(0, Date.parse(moment) - now), lang);
}

function formatDistance(milliseconds: number, lang: Lang): string {
  const seconds = Math.round(milliseconds / 1000);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return format.format(0, "second");
}

/** Return a date format of a language; English dates are British. */
export function dateFormat(lang: Lang, how: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" }): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, how);
}
