/** The survivors of the position, as subjects of questions. */
import { survivorIcon } from "@/lib/game/icons";
import type { Person } from "../../../parts/people";
import type { RefereeTable } from "../../../table.svelte";

export function survivorsOf(table: RefereeTable): Person[] {
  const standing = new Map(table.placing.standing(table.given).map((one) => [one.name, one.place]));
  return table.box.living.flatMap(({ id, name }) => {
    const place = standing.get(id);
    return place === undefined ? [] : [{ id, name, place, icon: survivorIcon(id) }];
  });
}
