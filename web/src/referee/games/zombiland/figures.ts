/** Pawns of a Zombiland position with their spaces and colours, before and during the steps of an answer. */
import type { ZombilandView } from "@/lib/net/protocol";
import type { RefereeTable } from "../../table.svelte";
import { OFF, orderOf, seatOf, statusOf } from "./seats";

export interface PawnShown {
  readonly character: string;
  readonly seat: number;
  readonly space: string | null;
  readonly status: string;
}

/** Return the view of the position; null until the server has read a valid one. */
export function zombilandView(table: RefereeTable): ZombilandView | null {
  return table.view as unknown as ZombilandView | null;
}

/** Return every pawn: in the shown step of an answer, otherwise as entered in the position. */
export function pawnsOf(table: RefereeTable): readonly PawnShown[] {
  const step = table.layer.view as Partial<ZombilandView> | null;
  if (step?.players) return step.players.map(({ character, seat, space, status }) => ({ character, seat, space, status }));
  const { placing, given } = table;
  return orderOf(placing, given).map((character, seat) => {
    const found = seatOf(placing, given, character);
    return { character, seat, space: found && found.place !== OFF ? found.place : null, status: statusOf(found?.notes ?? []) };
  });
}

/** Whether a status means that the character is not a survivor any more. */
export const isRisen = (status: string): boolean => status !== "alive" && status !== "survivor";

export function characterName(table: RefereeTable, character: string): string {
  return table.words.name("character", character);
}

export function spaceName(table: RefereeTable, space: string): string {
  return table.words.name("space", space);
}
