/** Formats durations in their two largest units ("1 day, 3 hr", "4 min"), and dates. */
import type { Lang } from "@/lib/state/settings.svelte";
import { dateFormat } from "@/lib/i18n/relativeTime";

const PARTS: readonly [unit: "day" | "hour" | "minute" | "second", length: number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** Format a date in a language. */
export function formatDay(iso: string, lang: Lang): string {
  return dateFormat(lang, { dateStyle: "long" }).format(new Date(iso));
}

export function formatDuration(seconds: number, lang: Lang): string {
  const first = PARTS.findIndex(([, length]) => seconds >= length);
  const from = first < 0 ? PARTS.length - 1 : first;
  let rest = Math.max(0, seconds);
  const said: string[] = [];
  for (const [unit, length] of PARTS.slice(from, from + 2)) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count || !said.length) {
      said.push(new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: unit === "day" ? "long" : "short" }).format(count));
    }
    // Durations of hours have no seconds, and durations of days no minutes.
    if (unit === "minute" && seconds >= 600) break;
  }
  return said.join(" ");
}
