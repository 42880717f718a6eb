/** Players of a Zombiland table, as subjects of questions. */
import { pawnIcon } from "@/lib/game/icons";
import type { Person } from "../../parts/people";
import type { RefereeTable } from "../../table.svelte";
import { characterName, isRisen, spaceName } from "./figures";
import { OFF, orderOf, seatOf, statusOf } from "./seats";

/** Return all players, each with the space of their pawn. */
export function playersAt(table: RefereeTable): readonly Person[] {
  return orderOf(table.placing, table.given).flatMap((id) => {
    const found = seatOf(table.placing, table.given, id);
    if (!found) return [];
    const status = statusOf(found.notes);
    return [
      {
        id,
        name: characterName(table, id),
        icon: pawnIcon(id, isRisen(status)),
        place: found.place === OFF ? "" : spaceName(table, found.place),
      },
    ];
  });
}

/** Return the survivors, who may have to fight. */
export function fighters(table: RefereeTable): readonly Person[] {
  return playersAt(table).filter(({ id }) => statusOf(seatOf(table.placing, table.given, id)?.notes ?? []) === "alive");
}
