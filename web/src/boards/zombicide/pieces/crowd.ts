/** Everybody in a zone, the dead in the order in which a shot strikes them. */
import type { ZombicideView } from "@/lib/net/protocol";

/** So many figures in a zone are told apart as they stand; of more one sees a close-up. */
export const CROWD = 4;

export interface DeadHere {
  readonly kind: string;
  readonly count: number;
  /** Whom a shot strikes first: 1; kinds of the same priority share a number. */
  readonly order: number;
  /** The least damage of one hit that kills one of them; 0 where nothing is printed. */
  readonly damage: number;
}

export interface Crowd {
  readonly dead: readonly DeadHere[];
  readonly living: readonly string[];
  /** How many dead there are. */
  readonly count: number;
  /** How many figures stand there. */
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
