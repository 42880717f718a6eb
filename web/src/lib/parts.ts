/** What mechanisms show of themselves (`view.parts`), with a name for each figure. */
import type { Plain, ZombicideView } from "./protocol";

export interface Quest {
  readonly colour: string;
  readonly goal: string;
  readonly survivor: string;
  readonly count: number;
  /** Up to where it is counted; 0 where nothing is. */
  readonly needed: number;
  readonly done: boolean;
}

const row = (part: Plain | undefined): readonly unknown[] => (Array.isArray(part) ? part : []);

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

export interface Truck {
  readonly zone: string;
  /** Each place with who sits there; empty for nobody. */
  readonly seats: readonly (readonly [place: string, name: string])[];
}

/** The taco truck and who sits where; null where there is none. */
export function truckOf(view: Pick<ZombicideView, "parts">): Truck | null {
  const truck = view.parts["truck"];
  if (!truck) return null;
  const seats = row(truck["seats"]).map((seat) => {
    const [place, name] = row(seat as Plain);
    return [String(place), String(name)] as const;
  });
  return { zone: String(truck["zone"]), seats };
}

/** Whether the traps of the vault are beaten. */
export function isVaultBeaten(view: Pick<ZombicideView, "parts">): boolean {
  return Boolean(view.parts["vault"]?.["beaten"]);
}
