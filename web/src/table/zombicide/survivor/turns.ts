/** The turns that survivors may begin, and each survivor's state in the round. */
import { t } from "@/lib/i18n/i18n.svelte";
import { stringArg, type Choice } from "@/lib/game/values";
import type { Play } from "@/lib/match/play.svelte";
import type { ZombicideSurvivorView } from "@/lib/net/protocol";

/** Return the choices that start a survivor's turn, by the survivor's name. */
export function turnChoices(play: Play): Map<string, Choice> {
  const begins = play.open.filter((choice) => play.verbs(choice.do).group === "person");
  return new Map(begins.map((choice) => [stringArg(choice, "survivor"), choice]));
}

/** Return a survivor's state in the round; one who has not acted still has all actions. */
export function turnState(one: ZombicideSurvivorView, active: string): string {
  if (one.zone === "lost" || one.zone === "away") return "";
  if (one.name === active) return t("z-actions", { count: one.actions });
  return t(one.has_acted ? "z-acted" : "z-to-act");
}
