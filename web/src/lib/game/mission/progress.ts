/** Progress of a mission: the values that its conditions count, and their targets. */
import type { ZombicideView } from "@/lib/net/protocol";
import type { Word } from "@/lib/i18n/words";

export interface Progress {
  /** Id of the counted value: `rounds`, `lost`, `killed`, or a counter of the mission. */
  readonly what: string;
  /** Kind of zombie, if zombies are counted; empty for any kind. */
  readonly zombie: string;
  readonly count: number;
  readonly most: number;
}

const KILLED = "killed_";
const COUNT = "count_";

function killCount(by: Readonly<Record<string, number>>, kind: string): number {
  return kind === "any" ? Object.values(by).reduce((sum, count) => sum + count, 0) : (by[kind] ?? 0);
}

/** Return all counted values of a mission, in the order of its printed values. */
export function missionProgress(
  view: Pick<ZombicideView, "round" | "survivors" | "killed" | "tallies">,
  figures: Readonly<Record<string, Word>>,
): Progress[] {
  return Object.entries(figures).flatMap(([name, value]): Progress[] => {
    const most = Number(value);
    if (!most) return [];
    if (name === "rounds") return [{ what: "rounds", zombie: "", count: view.round, most }];
    if (name === "lost") {
      const count = view.survivors.filter((one) => one.zone === "lost").length;
      return [{ what: "lost", zombie: "", count, most }];
    }
    if (name.startsWith(KILLED)) {
      const kind = name.slice(KILLED.length);
      return [{ what: "killed", zombie: kind === "any" ? "" : kind, count: killCount(view.killed, kind), most }];
    }
    if (name === `${COUNT}time`) return [{ what: "time", zombie: "", count: view.tallies["time"] ?? 0, most }];
    return [];
  });
}
