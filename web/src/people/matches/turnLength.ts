/** Formats the time limit of a turn: "3 minutes a turn". */
import { t } from "@/lib/i18n/i18n.svelte";

export function formatTurnLength(seconds: number): string {
  if (seconds < 3_600) return t("clock-minutes", { count: Math.round(seconds / 60) });
  return seconds < 86_400
    ? t("clock-hours", { count: Math.round(seconds / 3_600) })
    : t("clock-days", { count: Math.round(seconds / 86_400) });
}
