/** Attendance of the players in a lobby. */
import type { MatchInfo, SeatInfo } from "@/lib/net/protocol";

/** Return the seats by link whose players are not present. */
export function missingSeats(match: MatchInfo | null): number[] {
  return (match?.seats ?? []).filter((seat) => !seat.here && !seat.bot && !seat.online).map((seat) => seat.seat);
}

/** Return the seats whose players declined. */
export function declinedSeats(match: MatchInfo | null): readonly SeatInfo[] {
  return (match?.seats ?? []).filter((seat) => seat.declined && !seat.bot);
}

/** Whether the user opened the link of the seat. */
export function isInvited(table: { readonly host: boolean; readonly seat: number | null }): boolean {
  return !table.host && table.seat !== null;
}

/** Whether somebody has opened a seat's link but not taken the seat. */
export function isAtDoor(match: MatchInfo | null, seat: number): boolean {
  return match?.seats[seat]?.door ?? false;
}

/** Return the attendance of a seat's player. */
export function attendanceOf(seat: SeatInfo): "screen" | "bot" | "here" | "door" | "gone" | "never" | "declined" {
  if (seat.bot) return "bot";
  if (seat.declined) return "declined";
  if (seat.here) return "screen";
  if (seat.online) return "here";
  if (seat.door) return "door";
  return seat.came ? "gone" : "never";
}
