import { expect, test } from "vitest";
import { timeAgo, timeUntil } from "@/lib/i18n/relativeTime";

const NOW = Date.parse("2026-03-01T12:00:00Z");

test("relative times use the largest unit that fits, in both languages", () => {
  expect(timeAgo("2026-03-01T11:55:00Z", "en", NOW)).toBe("5 minutes ago");
  expect(timeAgo("2026-03-01T09:00:00Z", "es", NOW)).toBe("hace 3 horas");
  expect(timeUntil("2026-03-02T12:00:00Z", "en", NOW)).toBe("tomorrow");
});

test("a slightly wrong clock never gives a time in the future", () => {
  expect(timeAgo("2026-03-01T12:04:00Z", "en", NOW)).toBe("now");
});
