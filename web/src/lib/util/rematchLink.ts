/** The same table again: how a match was laid, as the part of a box's address after `?`, and read from there. */
import { HIDDEN, type Plain } from "@/lib/game/values";
import type { GameInfo, MatchInfo, SeatWish } from "@/lib/net/protocol";

const WHO = ["here", "link", "bot"] as const;

export interface Laying {
  readonly mission: string;
  readonly options: Record<string, Plain>;
  readonly seats: readonly SeatWish[];
}

/** The mission, the options and who sat where; names are left out. */
export function laidAs({ options, seats }: Pick<MatchInfo, "options" | "seats">): string {
  const who = seats.map((seat) => (seat.bot && !seat.away ? `bot.${seat.bot}` : seat.here ? "here" : "link"));
  const told = Object.entries(options).filter(([, value]) => value !== HIDDEN && value !== null);
  return new URLSearchParams([...told.map(([name, value]) => [name, JSON.stringify(value)]), ["seats", who.join(" ")]]).toString();
}

function plain(text: string | null): Plain {
  try {
    return JSON.parse(text ?? "null") as Plain;
  } catch {
    return null;
  }
}

/** What an address asks for, as far as this box has it; null where it asks for no seats that the box could have. */
export function layingIn(query: URLSearchParams, info: Pick<GameInfo, "missions" | "options" | "seats" | "levels">): Laying | null {
  const seats = (query.get("seats") ?? "").split(" ").flatMap((word): SeatWish[] => {
    const [kind = "", bot = ""] = word.split(".");
    const who = WHO.find((one) => one === kind);
    return who ? [{ who, name: "", ...(info.levels.includes(bot) ? { bot } : {}) }] : [];
  });
  if (seats.length < info.seats[0] || seats.length > info.seats[1]) return null;
  const known = info.options.filter((one) => one.name !== "mission" && query.has(one.name));
  const picked = known.map((one) => [one.name, plain(query.get(one.name))] as const);
  const mission = plain(query.get("mission"));
  return {
    mission: info.missions.find((one) => one.id === mission)?.id ?? "",
    options: Object.fromEntries(picked.filter(([name, value]) => known.find((one) => one.name === name)?.values.includes(value))),
    seats,
  };
}
