/** Opens the table of a new match and stores its links on this device. */
import { t } from "@/lib/i18n/i18n.svelte";
import type { Created, SeatRequest } from "@/lib/net/protocol";
import { go } from "@/lib/util/router.svelte";
import { saveTable } from "./savedTables.svelte";

export interface NewTable {
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatRequest[];
  /** Whether the free seats are open to the club, which then has their links. */
  readonly isOpened?: boolean;
}

export function enterMatch(created: Created, { game, title, seats, isOpened = false }: NewTable): void {
  saveTable({
    link: created.link,
    match: created.match.id,
    game,
    title,
    line: t("just-begun"),
    over: false,
    at: Date.now(),
    invites: isOpened ? [] : created.links.filter((one) => seats[one.seat]?.who === "link"),
    spectator: created.spectator,
  });
  go("match", created.match.id, created.link);
}
