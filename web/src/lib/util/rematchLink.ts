/** Encodes the setup of a match in a box's address, for a rematch, and decodes it. */
import { HIDDEN, type Plain } from "@/lib/game/values";
import type { GameInfo, MatchInfo, SeatRequest } from "@/lib/net/protocol";

const WHO = ["here", "link", "bot"] as const;

export interface MatchSetup {
  readonly mission: string;
  readonly options: Record<string, Plain>;
  readonly seats: readonly SeatRequest[];
}

/** Return the mission, the options and the kinds of the seats as a query string, without names. */
export function encodeSetup({ options, seats }: Pick<MatchInfo, "options" | "seats">): string {
  const who = seats.map((seat) => (seat.bot && !seat.away ? `bot.${seat.bot}` : seat.here ? "here" : "link"));
  const knownOptions = Object.entries(options).filter(([, value]) => value !== HIDDEN && value !== null);
  return new URLSearchParams([...knownOptions.map(([name, value]) => [name, JSON.stringify(value)]), ["seats", who.join(" ")]]).toString();
}

function parseValue(text: string | null): Plain {
  try {
    return JSON.parse(text ?? "null") as Plain;
  } catch {
    return null;
  }
}

/** Read the setup from an address, as far as this box supports it; null if the number of seats does not fit. */
export function readSetup(query: URLSearchParams, info: Pick<GameInfo, "missions" | "options" | "seats" | "levels">): MatchSetup | null {
  const seats = (query.get("seats") ?? "").split(" ").flatMap((word): SeatRequest[] => {
    const [kind = "", bot = ""] = word.split(".");
    const who = WHO.find((one) => one === kind);
    return who ? [{ who, name: "", ...(info.levels.includes(bot) ? { bot } : {}) }] : [];
  });
  if (seats.length < info.seats[0] || seats.length > info.seats[1]) return null;
  const known = info.options.filter((one) => one.name !== "mission" && query.has(one.name));
  const picked = known.map((one) => [one.name, parseValue(query.get(one.name))] as const);
  const mission = parseValue(query.get("mission"));
  return {
    mission: info.missions.find((one) => one.id === mission)?.id ?? "",
    options: Object.fromEntries(picked.filter(([name, value]) => known.find((one) => one.name === name)?.values.includes(value))),
    seats,
  };
}
