/** Meaning of taps on the board during a turn: the first tap opens a card, the second one acts. */
import type { Group } from "@/lib/game/actions";
import { stringArg, type Choice } from "@/lib/game/values";
import type { Play } from "@/lib/match/play.svelte";
import type { ZombicideView } from "@/lib/net/protocol";
import { vehicleOf } from "@/mechanisms/vehicles";

function viewOf(play: Play): ZombicideView {
  return play.table.animation.view as ZombicideView;
}

/** Return the zombies of a zone by kind, as words: `4 walkers`. */
export function zombieNames(play: Play, view: ZombicideView, zone: string): string[] {
  return Object.entries(view.zombies[zone] ?? {})
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => {
      const many = play.words.form("zombie", kind, "many");
      return count > 1 && many ? `${count} ${many}` : `${count} ${play.words.name("zombie", kind)}`;
    });
}

function hasZombies(play: Play, zone: string): boolean {
  return Object.values(viewOf(play).zombies[zone] ?? {}).some((count) => count > 0);
}

/** Return the attacks that a tap can make; attacks on two zones at once need a button. */
export function attacksAmong(play: Play, here: readonly Choice[]): Choice[] {
  return play.attacks.filter((choice) => here.includes(choice) && !stringArg(choice, "second"));
}

/** Return the actions with a vehicle, open or refused, the most common first. */
export function vehicleGroups(play: Play, tokenKind: string): Group[] {
  const verbs = vehicleOf(tokenKind)?.verbs ?? [];
  const found = play.allGroups.filter((group) => verbs.includes(group.verb));
  return found.toSorted(
    (one, other) =>
      Number(other.choices.length > 0) - Number(one.choices.length > 0) || verbs.indexOf(one.verb) - verbs.indexOf(other.verb),
  );
}

/**
 * Handle a tap on a zone: offer attacks or say that nothing reaches its zombies; return false to leave the tap to the
 * shared code.
 */
export function tap(play: Play, zone: string, here: readonly Choice[]): boolean {
  const { fight, touched } = play;
  if (touched?.kind === "step" && touched.zone === zone) {
    play.act(touched.choice, "", { sure: true });
    return true;
  }
  const attacks = attacksAmong(play, here);
  if (attacks.length) {
    const armed = fight.armedAmong(attacks);
    if (armed) play.act(armed);
    else if (touched?.kind === "fight" && touched.zone === zone) fight.attack();
    else void fight.open(zone, attacks);
    return true;
  }
  const refused = play.refusals.some((one) => stringArg(one.choice, "zone") === zone);
  if (here.length || refused || play.routes.has(zone) || play.group || !hasZombies(play, zone)) return false;
  play.touch({ kind: "reach", zone });
  return true;
}

/** Open the card of a vehicle; a second tap takes its first open action. */
export function tapVehicle(play: Play, tokenKind: string, zone: string): void {
  const { touched } = play;
  const first = vehicleGroups(play, tokenKind).find((group) => group.choices.length);
  if (touched?.kind === "vehicle" && first) {
    play.clear();
    play.tapGroup(first);
  } else play.touch({ kind: "vehicle", zone, token: tokenKind });
}

/** Whether a step leads into a zone with zombies, which needs a confirmation even on a planned walk. */
export function isDangerous(play: Play, choice: Choice): boolean {
  return play.verbs(choice.do).tone === "step" && hasZombies(play, stringArg(choice, "zone"));
}

/** Whether a step uses the last action, or leads into a zone with zombies. */
export function asksFirst(play: Play, choice: Choice): boolean {
  if (play.verbs(choice.do).tone !== "step" || !play.bar.length) return false;
  return hasZombies(play, stringArg(choice, "zone")) || isLastAction(play, choice);
}

/** Whether a choice costs all actions that the acting survivor has left. */
export function isLastAction(play: Play, choice: Choice): boolean {
  const view = viewOf(play);
  const actions = view.survivors.find((survivor) => survivor.name === view.active)?.actions ?? 0;
  const price = play.price(choice) ?? 0;
  return price > 0 && price >= actions;
}
