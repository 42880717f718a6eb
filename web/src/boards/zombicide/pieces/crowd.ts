/** All figures in a zone, with the zombies in targeting order. */
import type { ZombicideView } from "@/lib/net/protocol";

/** Number of figures above which a zone gets a close-up. */
export const CLOSE_UP_MIN = 4;

export interface ZombiesHere {
  readonly kind: string;
  readonly count: number;
  /** Targeting order: 1 is hit first; kinds of equal priority share a number. */
  readonly order: number;
  /** Damage that one hit needs to kill one of these zombies; 0 if none is printed. */
  readonly damage: number;
}

export interface Crowd {
  readonly dead: readonly ZombiesHere[];
  readonly living: readonly string[];
  /** Number of zombies. */
  readonly count: number;
  /** Number of figures. */
  readonly size: number;
}

type Printed = (kind: string, name: string) => Readonly<Record<string, number | string>>;

export function crowdIn(view: Pick<ZombicideView, "zombies" | "survivors">, zone: string, printed: Printed): Crowd {
  const kinds = Object.entries(view.zombies[zone] ?? {}).map(([kind, count]) => {
    const figures = printed("zombie", kind);
    return { kind, count, priority: Number(figures["priority"] ?? 0), damage: Number(figures["damage"] ?? 0) };
  });
  const ranks = [...new Set(kinds.map((one) => one.priority))].sort((one, other) => one - other);
  const dead = kinds
    .sort((one, other) => one.priority - other.priority)
    .map(({ kind, count, priority, damage }) => ({ kind, count, order: ranks.indexOf(priority) + 1, damage }));
  const living = zone ? view.survivors.filter((one) => one.zone === zone).map((one) => one.name) : [];
  const count = dead.reduce((sum, one) => sum + one.count, 0);
  return { dead, living, count, size: count + living.length };
}
