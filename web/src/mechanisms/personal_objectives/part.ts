/** Personal objectives as their mechanism shows them. */
import { row } from "@/lib/game/values";
import type { ZombicideView } from "@/lib/net/protocol";

export interface Quest {
  readonly colour: string;
  readonly goal: string;
  readonly survivor: string;
  readonly count: number;
  /** Up to where it is counted; 0 where nothing is. */
  readonly needed: number;
  readonly done: boolean;
}

/** The personal objectives in play, in the order of their boxes. */
export function questsOf(view: Pick<ZombicideView, "parts">): Quest[] {
  return Object.entries(view.parts["personal_objectives"] ?? {}).map(([colour, part]) => {
    const [goal, survivor, count, needed, done] = row(part);
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
