import { expect, test } from "vitest";
import { missingSeats, attendanceOf } from "@/lobby/attendance";
import type { MatchInfo, SeatInfo } from "@/lib/net/protocol";

function seat(more: Partial<SeatInfo>): SeatInfo {
  return { seat: 1, name: "", bot: "", away: false, here: false, online: false, came: false, ...more } as SeatInfo;
}

test("a player who only opened the link reads the invitation, and the seat is still missing", () => {
  const looks = seat({ door: true });
  expect(attendanceOf(looks)).toBe("door");
  expect(missingSeats({ seats: [looks] } as unknown as MatchInfo)).toEqual([1]);
});

test("a player who sits there on one device and opens the link on another is present", () => {
  expect(attendanceOf(seat({ online: true, came: true, door: true }))).toBe("here");
});
