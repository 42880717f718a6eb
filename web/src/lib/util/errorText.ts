/** What went wrong, in words for whoever looks at the page. */
import { Lost, Refused, Unreached } from "@/lib/net/api";
import { t } from "@/lib/i18n/i18n.svelte";
import { settings } from "@/lib/state/settings.svelte";

export function troubleOf(problem: unknown): string {
  if (problem instanceof Refused) return problem.told[settings.lang];
  if (problem instanceof Lost) return t("lost-line");
  if (problem instanceof Unreached) return t(navigator.onLine ? "unreached" : "noline");
  return problem instanceof Error ? problem.message : String(problem);
}
