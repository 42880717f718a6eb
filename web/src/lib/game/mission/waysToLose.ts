/** Sentences about the ways to lose a mission. */
import { t } from "@/lib/i18n/i18n.svelte";
import type { Words } from "@/lib/i18n/words";

/** Return the mission's own sentences, or the one that holds for every mission. */
export function waysToLose(words: Words, mission: string): string[] {
  const own = words.parts("mission", mission, "lose");
  return own.length ? own : [t("z-lose-all")];
}
