/** Deaths at the end of a turn: zombies deal more wounds in a zone than the survivors there can take. */
import type { Deaths } from "@/lib/match/confirmation.svelte";
import type { Play } from "@/lib/match/play.svelte";
import type { IntentRecord, ZombicideSurvivorView, ZombicideView } from "@/lib/net/protocol";

/** Zone names of survivors who are not on the board. */
const OFF_BOARD = new Set(["lost", "away", "waiting"]);

type Health = Pick<ZombicideSurvivorView, "name" | "life" | "wounds">;

/** Return the zones where the expected attacks deal more wounds than the survivors can take without a death. */
export function deathsAmong(
  intents: readonly Pick<IntentRecord, "count" | "place" | "to" | "seen">[],
  survivors: readonly Health[],
): Deaths[] {
  const attacks = intents.filter((intent) => !intent.to.length);
  return [...new Set(attacks.map((intent) => intent.place))].flatMap((place) => {
    const here = attacks.filter((intent) => intent.place === place);
    const attacked = new Set(here.flatMap((intent) => intent.seen));
    const victims = survivors.filter(({ name }) => attacked.has(name));
    const wounds = here.reduce((sum, { count }) => sum + count, 0);
    const hearts = victims.reduce((sum, { life, wounds: taken }) => sum + life - taken, 0);
    return victims.length && wounds > hearts - victims.length ? [{ place, who: victims.map(({ name }) => name), wounds, hearts }] : [];
  });
}

/** Whether the zombies act once the acting survivor ends the turn, although the survivor has actions left. */
export function endsPlayersPhase(view: Pick<ZombicideView, "active" | "survivors">): boolean {
  const actor = view.survivors.find(({ name }) => name === view.active);
  const others = view.survivors.filter(({ name, zone }) => name !== view.active && !OFF_BOARD.has(zone));
  return (actor?.actions ?? 0) > 0 && others.every((other) => other.has_acted || other.follows);
}

/** Return the deaths that would follow the end of this turn; none while another survivor can still act. */
export async function deathsAtEnd(play: Play): Promise<readonly Deaths[]> {
  const { table } = play;
  const view = table.view as ZombicideView;
  if (table.seat === null || !endsPlayersPhase(view)) return [];
  return deathsAmong(await table.requests.forecast(table.seat, []), view.survivors);
}
