/** Contents of a zone as text: `E2: 3 Walkers, Abomination`. */
import type { ZombicideView } from "@/lib/net/protocol";
import type { RefereeTable } from "../../../table.svelte";

/** Return the contents of a zone, each kind with its number. */
export function contentsIn(table: RefereeTable, view: ZombicideView, place: string): string[] {
  const { words } = table;
  const dead = Object.entries(view.zombies[place] ?? {}).map(([kind, count]) => {
    const many = words.form("zombie", kind, "many");
    return count === 1 ? words.name("zombie", kind) : `${count} ${many || words.name("zombie", kind)}`;
  });
  const living = view.survivors.filter((one) => one.zone === place).map((one) => words.name("survivor", one.name));
  const noise = view.noise[place] ?? 0;
  return [...living, ...dead, ...(noise ? [table.say("noise", { count: noise })] : [])];
}

/** Return the label of a zone for screen readers. */
export function contentOf(table: RefereeTable, view: ZombicideView, place: string): string {
  const all = contentsIn(table, view, place);
  return all.length ? table.say("zone-holds", { place, what: all.join(", ") }) : table.say("zone-empty", { place });
}
