/** Entered votes of each player in the open vote: shown below the board on a desktop, in the answer on a phone. */
import type { VoteAnswer } from "@/lib/net/protocol";
import type { RefereeTable } from "../../../table.svelte";

/** Screens on which there is room for the shares under the board. */
export const SHARES_UNDER_BOARD = "min-width: 1300px";

export type Aims = Readonly<Record<string, string>>;

export class Pointing {
  /** Place of the vote; another place begins without entries. */
  place = $state("");
  aims = $state.raw<Aims>({});
  vote = $state<"" | "attack" | "sharing">("");
  answer = $state.raw<VoteAnswer | null>(null);

  aimsAt(place: string): Aims {
    return this.place === place ? this.aims : {};
  }

  /** Enter or remove a player's vote against somebody. */
  point(place: string, voter: string, against: string): void {
    const aims = this.aimsAt(place);
    const rest = Object.fromEntries(Object.entries(aims).filter(([one]) => one !== voter));
    [this.place, this.aims] = [place, aims[voter] === against ? rest : { ...rest, [voter]: against }];
  }

  forget(): void {
    [this.place, this.aims] = ["", {}];
  }
}

const OF_TABLES = new WeakMap<RefereeTable, Pointing>();

export function pointingOf(table: RefereeTable): Pointing {
  const found = OF_TABLES.get(table) ?? new Pointing();
  OF_TABLES.set(table, found);
  return found;
}
