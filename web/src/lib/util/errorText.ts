/** Error messages for users. */
import { NeedsServerError } from "@/demo/files";
import { NotFoundError, RefusedError, OfflineError } from "@/lib/net/api";
import { t } from "@/lib/i18n/i18n.svelte";
import { settings } from "@/lib/state/settings.svelte";

export function errorText(problem: unknown): string {
  if (problem instanceof RefusedError) return problem.told[settings.lang];
  if (problem instanceof NeedsServerError) return t("demo-needs-server");
  if (problem instanceof NotFoundError) return t("lost-line");
  if (problem instanceof OfflineError) return t(navigator.onLine ? "unreached" : "noline");
  return problem instanceof Error ? problem.message : String(problem);
}
