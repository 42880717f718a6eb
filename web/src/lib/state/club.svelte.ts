/** The club of this server, as somebody on this device comes to it. What is remembered stays in the browser. */
import { bearing, call } from "@/lib/net/api";
import type { ClubDone, ClubInfo, ClubRoom, ClubSeat, ClubTable, Created, ModerationDesk } from "@/lib/net/protocol";
import { settings } from "./settings.svelte";

interface Known {
  /** By this secret the club knows one person from another; it keeps the hash alone. */
  visitor: string;
  /** The shared word of the room one is in; empty: the room that is open to all. */
  room: string;
  /** The version of the house rules that was agreed to. */
  agreed: string;
}

const KEY = "horda.club";
const SECRET_BYTES = 18;

function secret(): string {
  // `randomUUID` is for pages over HTTPS alone, and a club may be at home.
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function load(): Known {
  const fresh = { visitor: secret(), room: "", agreed: "" };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Known>) };
  } catch {
    return fresh;
  }
}

export const known: Known = $state(load());

/** Change what is known of the club, and remember it on this device. */
export function note(change: Partial<Known>): void {
  Object.assign(known, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function sending(body: unknown, more: RequestInit = {}): RequestInit {
  const headers = { ...(more.headers as Record<string, string> | undefined), "content-type": "application/json" };
  return { method: "POST", ...more, headers, body: JSON.stringify(body) };
}

export function clubInfo(): Promise<ClubInfo> {
  return call<ClubInfo>("/club");
}

/** Look into the room one is in; `games` puts one on the list of those who wait, null takes one off it. */
export function visit(games: readonly string[] | null, more: RequestInit = {}): Promise<ClubRoom> {
  const waiting = games && { name: settings.name.trim(), games, language: settings.lang, agreed: known.agreed };
  note({});
  return call<ClubRoom>("/club/visit", sending({ visitor: known.visitor, room: known.room, waiting }, more));
}

/** Open seats of a match that was just begun to the room one is in. */
export function openTable(made: Created, seats: readonly number[], name: string): Promise<ClubTable> {
  const { visitor, room, agreed } = known;
  note({});
  const wish = { match: made.match.id, seats, visitor, room, agreed, language: settings.lang, name: name.trim() };
  return call<ClubTable>("/club/tables", sending(wish, bearing(made.link)));
}

export function takeSeat(match: string): Promise<ClubSeat> {
  const { visitor, room, agreed } = known;
  const wish = { visitor, room, agreed, name: settings.name.trim() };
  return call<ClubSeat>(`/club/tables/${encodeURIComponent(match)}/seat`, sending(wish));
}

/** Take one's own table off the list. */
export function closeTable(match: string, link: string): Promise<ClubDone> {
  return call<ClubDone>(`/club/tables/${encodeURIComponent(match)}`, { ...bearing(link), method: "DELETE" });
}

// --- the desk of whoever keeps order -----------------------------------------------------------------

export function deskOf(key: string): Promise<ModerationDesk> {
  return call<ModerationDesk>("/club/desk", bearing(key));
}

export interface Banned {
  readonly waiting?: string;
  readonly match?: string;
  readonly seat?: number;
}

export function ban(key: string, whom: Banned, { minutes, address }: { minutes: number; address: boolean }): Promise<ClubDone> {
  return call<ClubDone>("/club/desk/bans", sending({ ...whom, minutes, address }, bearing(key)));
}

/** Take something off one of the desk's lists: `drop(key, "tables", match)`. */
export function drop(key: string, list: "tables" | "waiting" | "bans", id: string, query = ""): Promise<ClubDone> {
  return call<ClubDone>(`/club/desk/${list}/${encodeURIComponent(id)}${query}`, { ...bearing(key), method: "DELETE" });
}
