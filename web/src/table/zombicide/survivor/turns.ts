/** Whose turn it is, was or may be. */
import { t } from "@/lib/i18n/i18n.svelte";
import { stringArg, type Choice } from "@/lib/game/values";
import type { Play } from "@/lib/match/play.svelte";
import type { ZombicideSurvivorView } from "@/lib/net/protocol";

/** The choices that begin somebody's turn, by survivor. */
export function turnsOf(play: Play): Map<string, Choice> {
  const begins = play.open.filter((choice) => play.verbs(choice.do).group === "person");
  return new Map(begins.map((choice) => [stringArg(choice, "survivor"), choice]));
}

/** How somebody stands in the round: who has not acted has all actions still, whatever is counted now. */
export function standsIn(one: ZombicideSurvivorView, active: string): string {
  if (one.zone === "lost" || one.zone === "away") return "";
  if (one.name === active) return t("z-actions", { count: one.actions });
  return t(one.has_acted ? "z-acted" : "z-to-act");
}
