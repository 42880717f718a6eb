/** The zones that may be tapped now, and the choices that a tap makes. */
import type { Choice } from "@/lib/game/values";
import type { Way, ZoneInfo } from "@/lib/net/protocol";
import type { Verbs } from "@/lib/game/verbs";

export interface Target {
  readonly zone: ZoneInfo;
  readonly choices: readonly Choice[];
  readonly attack: boolean;
  readonly go: boolean;
  /** Route of several steps; undefined if one tap is enough. */
  readonly way?: Way;
}

interface Reach {
  readonly places: ReadonlyMap<string, readonly Choice[]>;
  readonly routes: ReadonlyMap<string, Way>;
  readonly verbs: Verbs;
}

export function targetsOf({ places, routes, verbs }: Reach, zones: ReadonlyMap<string, ZoneInfo>, here: string): Target[] {
  const isAttack = (choice: Choice): boolean => verbs(choice.do).tone === "attack";
  const oneStep = [...places].flatMap(([place, choices]) => {
    const zone = zones.get(place);
    return zone ? [{ zone, choices, attack: choices.some(isAttack), go: choices.some((one) => !isAttack(one)) }] : [];
  });
  const severalSteps = [...routes].flatMap(([place, way]) => {
    const zone = zones.get(place);
    return zone && place !== here && !places.has(place) ? [{ zone, choices: [], attack: false, go: true, way }] : [];
  });
  return [...oneStep, ...severalSteps];
}
