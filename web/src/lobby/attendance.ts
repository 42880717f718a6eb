/** Who belongs to a table that waits to begin. */
import type { MatchInfo, SeatInfo } from "@/lib/net/protocol";

/** The seats by link whose people are not here: nobody has come, or they left again. */
export function expected(match: MatchInfo | null): number[] {
  return (match?.seats ?? []).filter((seat) => !seat.here && !seat.bot && !seat.online).map((seat) => seat.seat);
}

/** The seats whose people have said that they do not come. */
export function refused(match: MatchInfo | null): readonly SeatInfo[] {
  return (match?.seats ?? []).filter((seat) => seat.declined && !seat.bot);
}

/** Whether somebody came by the link of a seat of their own, to which the host asks them. */
export function invited(table: { readonly host: boolean; readonly seat: number | null }): boolean {
  return !table.host && table.seat !== null;
}

/** Whether somebody has opened a seat's link and reads the invitation. */
export function atDoor(match: MatchInfo | null, seat: number): boolean {
  return match?.seats[seat]?.door ?? false;
}

/** How somebody stands with the table: said no, at this screen, a bot, here by link, at the door, gone again, never come. */
export function standing(seat: SeatInfo): "screen" | "bot" | "here" | "door" | "gone" | "never" | "declined" {
  if (seat.bot) return "bot";
  if (seat.declined) return "declined";
  if (seat.here) return "screen";
  if (seat.online) return "here";
  if (seat.door) return "door";
  return seat.came ? "gone" : "never";
}
