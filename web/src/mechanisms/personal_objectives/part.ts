/** Personal objectives as their mechanism sends them. */
import { listOf } from "@/lib/game/values";
import type { ZombicideView } from "@/lib/net/protocol";

export interface PersonalObjective {
  readonly colour: string;
  readonly goal: string;
  readonly survivor: string;
  readonly count: number;
  /** Target value; 0 if nothing is counted. */
  readonly needed: number;
  readonly done: boolean;
}

/** Return the personal objectives in play, in the order of their boxes. */
export function readPersonalObjectives(view: Pick<ZombicideView, "parts">): PersonalObjective[] {
  return Object.entries(view.parts["personal_objectives"] ?? {}).map(([colour, part]) => {
    const [goal, survivor, count, needed, done] = listOf(part);
    return {
      colour,
      goal: String(goal),
      survivor: String(survivor),
      count: Number(count),
      needed: Number(needed),
      done: Boolean(done),
    };
  });
}
