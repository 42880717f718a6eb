/** What a tap on the board means in a turn: the first reads, the second acts. */
import { stringArg, type Choice } from "@/lib/game/values";
import type { Play } from "@/lib/match/play.svelte";
import type { ZombicideView } from "@/lib/net/protocol";

function viewOf(play: Play): ZombicideView {
  return play.table.animation.view as ZombicideView;
}

/** Whether zombies stand in a zone. */
function hasZombies(play: Play, zone: string): boolean {
  return Object.values(viewOf(play).zombies[zone] ?? {}).some((count) => count > 0);
}

/** Handle a tap on a zone: fight who is there, say what would reach them, or leave the tap to all games. */
export function tap(play: Play, zone: string, here: readonly Choice[]): boolean {
  const { fight, touched } = play;
  const attacks = play.attacks.filter((choice) => here.includes(choice) && !stringArg(choice, "second"));
  if (attacks.length) {
    const armed = fight.armedAmong(attacks);
    if (armed) play.act(armed);
    else if (touched?.kind === "fight" && touched.zone === zone) fight.attack();
    else void fight.open(zone, attacks);
    return true;
  }
  if (touched?.kind === "step" && touched.zone === zone) {
    play.act(touched.choice, "", { sure: true });
    return true;
  }
  if (here.length || play.routes.has(zone) || play.group || !hasZombies(play, zone)) return false;
  play.touch({ kind: "reach", zone });
  return true;
}

/** Whether a step is the last action, or leads among zombies. */
export function asksFirst(play: Play, choice: Choice): boolean {
  if (play.verbs(choice.do).tone !== "step" || !play.bar.length) return false;
  return hasZombies(play, stringArg(choice, "zone")) || isLastAction(play, choice);
}

/** Whether a choice costs all actions that the acting survivor has left. */
export function isLastAction(play: Play, choice: Choice): boolean {
  const view = viewOf(play);
  const actions = view.survivors.find((one) => one.name === view.active)?.actions ?? 0;
  const price = play.price(choice) ?? 0;
  return price > 0 && price >= actions;
}
