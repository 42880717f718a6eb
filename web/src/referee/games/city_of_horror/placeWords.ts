/** Texts about the locations of City of Horror. */
import type { CityOfHorrorLocationView } from "@/lib/net/protocol";
import { t } from "@/lib/i18n/i18n.svelte";
import type { RefereeTable } from "../../table.svelte";
import type { PlaceShown } from "./contents";

export function placeName(table: RefereeTable, place: string): string {
  return table.words.name("location", place);
}

export function personName(table: RefereeTable, who: string): string {
  return table.words.name("who", who);
}

/** Return the name of a player, which is the colour. */
export function playerName(table: RefereeTable, colour: string): string {
  const name = table.words.name("colour", colour);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Return the number of zombies that attack a location as text: `attacks at 3`. */
export function attackText(location: CityOfHorrorLocationView, people: number): string {
  if (location.closed) return t("c-closed");
  return location.attack ? t("c-attacks-at", { count: location.attack }) : t("c-outnumbered", { count: people });
}

/** Return the contents of a location as text for screen readers: its zombies, and its Characters with their owners. */
export function spokenContents(table: RefereeTable, shown: PlaceShown): string {
  const people = shown.people.map((one) => `${personName(table, one.who)} (${playerName(table, one.owner)})`);
  return [table.say("city-zombies", { count: shown.zombies }), ...people].join(", ");
}
