/** The club of this server and this device's membership, stored in the browser. */
import { withBearer, request } from "@/lib/net/api";
import type { ClubDone, ClubInfo, ClubRoom, ClubSeat, ClubTable, Created, ModerationOverview } from "@/lib/net/protocol";
import { settings } from "./settings.svelte";

interface Membership {
  /** Secret that identifies the visitor; the club stores only its hash. */
  visitor: string;
  /** Password of the current room; empty for the public room. */
  room: string;
  /** Version of the club rules that the user agreed to. */
  agreed: string;
}

const KEY = "horda.club";
const SECRET_BYTES = 18;

function newSecret(): string {
  // `randomUUID` needs HTTPS, which a club at home may not have.
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function load(): Membership {
  const fresh = { visitor: newSecret(), room: "", agreed: "" };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Membership>) };
  } catch {
    return fresh;
  }
}

export const membership: Membership = $state(load());

/** Change the membership and store it on this device. */
export function updateMembership(change: Partial<Membership>): void {
  Object.assign(membership, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(membership));
  } catch {
    // Works without local storage.
  }
}

function postRequest(body: unknown, more: RequestInit = {}): RequestInit {
  const headers = { ...(more.headers as Record<string, string> | undefined), "content-type": "application/json" };
  return { method: "POST", ...more, headers, body: JSON.stringify(body) };
}

export function loadClubInfo(): Promise<ClubInfo> {
  return request<ClubInfo>("/club");
}

/** Load the current room; `games` joins the waiting list, null leaves it. */
export function visitRoom(games: readonly string[] | null, more: RequestInit = {}): Promise<ClubRoom> {
  const waiting = games && { name: settings.name.trim(), games, language: settings.lang, agreed: membership.agreed };
  updateMembership({});
  return request<ClubRoom>("/club/visit", postRequest({ visitor: membership.visitor, room: membership.room, waiting }, more));
}

/** Open seats of a new match to the current room. */
export function openTable(made: Created, seats: readonly number[], name: string): Promise<ClubTable> {
  const { visitor, room, agreed } = membership;
  updateMembership({});
  const body = { match: made.match.id, seats, visitor, room, agreed, language: settings.lang, name: name.trim() };
  return request<ClubTable>("/club/tables", postRequest(body, withBearer(made.link)));
}

export function takeSeat(match: string): Promise<ClubSeat> {
  const { visitor, room, agreed } = membership;
  const body = { visitor, room, agreed, name: settings.name.trim() };
  return request<ClubSeat>(`/club/tables/${encodeURIComponent(match)}/seat`, postRequest(body));
}

/** Remove the user's own table from the list. */
export function closeTable(match: string, link: string): Promise<ClubDone> {
  return request<ClubDone>(`/club/tables/${encodeURIComponent(match)}`, { ...withBearer(link), method: "DELETE" });
}

// Moderation

export function loadModeration(key: string): Promise<ModerationOverview> {
  return request<ModerationOverview>("/club/desk", withBearer(key));
}

export interface BanTarget {
  readonly waiting?: string;
  readonly match?: string;
  readonly seat?: number;
}

export function ban(key: string, whom: BanTarget, { minutes, address }: { minutes: number; address: boolean }): Promise<ClubDone> {
  return request<ClubDone>("/club/desk/bans", postRequest({ ...whom, minutes, address }, withBearer(key)));
}

/** Remove an entry from one of the moderation lists: `drop(key, "tables", match)`. */
export function dropEntry(key: string, list: "tables" | "waiting" | "bans", id: string, query = ""): Promise<ClubDone> {
  return request<ClubDone>(`/club/desk/${list}/${encodeURIComponent(id)}${query}`, { ...withBearer(key), method: "DELETE" });
}
