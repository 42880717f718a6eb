/** The zones that may be tapped now, and whether that is an attack. */
import type { Choice } from "@/lib/plain";
import type { ZoneInfo } from "@/lib/protocol";

const ATTACKS = /^(strike|shoot|cast|hit|throw|fire|bombard|enchant|taunt|shove|repulse)/;

export interface Target {
  readonly zone: ZoneInfo;
  readonly choices: readonly Choice[];
  readonly attack: boolean;
  readonly go: boolean;
}

export const isAttack = (choice: Choice): boolean => ATTACKS.test(choice.do);

export function targetsOf(places: ReadonlyMap<string, readonly Choice[]>, zones: ReadonlyMap<string, ZoneInfo>): Target[] {
  return [...places].flatMap(([place, choices]) => {
    const zone = zones.get(place);
    return zone ? [{ zone, choices, attack: choices.some(isAttack), go: choices.some((one) => !isAttack(one)) }] : [];
  });
}
