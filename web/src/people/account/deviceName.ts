/** Name of a device for its owner: its browser and operating system. */
const BROWSERS = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["CriOS/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

function firstMatch(signs: readonly (readonly [string, string])[], agent: string): string {
  return signs.find(([sign]) => agent.includes(sign))?.[1] ?? "";
}

export function deviceName(agent: string): string {
  return [firstMatch(BROWSERS, agent), firstMatch(SYSTEMS, agent)].filter(Boolean).join(", ");
}
