/** The server's interface for people with a personal link. */
import { request } from "@/lib/net/api";
import type {
  Device,
  DeviceWish,
  Friends,
  InvitationAnswered,
  Kept,
  KeptWish,
  LinkMade,
  MyMatch,
  MyMatches,
  News,
  NoticesTold,
  Person,
  PersonDone,
  PersonExport,
  PersonMade,
  PushInfo,
} from "@/lib/net/protocol";

export function asking(key: string, method: string, body?: unknown): RequestInit {
  const authorization = `Bearer ${key}`;
  if (body === undefined) return { method, headers: { authorization } };
  return { method, headers: { authorization, "content-type": "application/json" }, body: JSON.stringify(body) };
}

const ME = "/people/me";

/** What is asked by whoever is nobody here yet. */
export function telling(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

export function make(): Promise<PersonMade> {
  return request<PersonMade>("/people", telling({}));
}

export function person(key: string): Promise<Person> {
  return request<Person>(ME, asking(key, "GET"));
}

export function allowInvites(key: string, invites: boolean): Promise<Person> {
  return request<Person>(ME, asking(key, "POST", { invites }));
}

/** Another personal link; of the passkeys those stay that are named. */
export function renew(key: string, passkeys: readonly string[]): Promise<PersonMade> {
  return request<PersonMade>(`${ME}/key`, asking(key, "POST", { passkeys }));
}

export function forget(key: string): Promise<PersonDone> {
  return request<PersonDone>(ME, asking(key, "DELETE"));
}

export function exported(key: string): Promise<PersonExport> {
  return request<PersonExport>(`${ME}/export`, asking(key, "GET"));
}

/** `keepalive`: the page may be left before the answer is here. */
export function keep(key: string, wish: KeptWish, { keepalive = false } = {}): Promise<Kept> {
  return request<Kept>(`${ME}/kept`, { ...asking(key, "POST", wish), keepalive });
}

export function myMatches(key: string): Promise<MyMatches> {
  return request<MyMatches>(`${ME}/matches`, asking(key, "GET"));
}

/** Goes out even where the page is left meanwhile. */
export function addMatch(key: string, match: string, link: string): Promise<PersonDone> {
  return request<PersonDone>(`${ME}/matches`, { ...asking(key, "POST", { match, link }), keepalive: true });
}

export function openMatch(key: string, { match, role, seat }: Pick<MyMatch, "match" | "role" | "seat">): Promise<LinkMade> {
  return request<LinkMade>(`${ME}/matches/${encodeURIComponent(match)}/link`, asking(key, "POST", { role, seat }));
}

export function leaveMatch(key: string, match: string): Promise<PersonDone> {
  return request<PersonDone>(`${ME}/matches/${encodeURIComponent(match)}`, asking(key, "DELETE"));
}

export function friends(key: string): Promise<Friends> {
  return request<Friends>(`${ME}/friends`, asking(key, "GET"));
}

export interface Invited {
  readonly person: string;
  readonly match: string;
  /** The host's. */
  readonly link: string;
  readonly seat: number;
  readonly sender: string;
}

export function invite(key: string, wish: Invited): Promise<PersonDone> {
  return request<PersonDone>(`${ME}/invitations`, asking(key, "POST", wish));
}

export function answer(key: string, id: string, accept: boolean): Promise<InvitationAnswered> {
  return request<InvitationAnswered>(`${ME}/invitations/${encodeURIComponent(id)}`, asking(key, "POST", { accept }));
}

/** What happened at a table since this seat's last window was closed. */
export function news(match: string, link: string): Promise<News> {
  return request<News>(`/matches/${encodeURIComponent(match)}/news`, { headers: { authorization: `Bearer ${link}` } });
}

/** Whether this server sends notices to devices whose page is closed. */
export function pushInfo(): Promise<PushInfo> {
  return request<PushInfo>("/push");
}

export function noticesOf(key: string): Promise<NoticesTold> {
  return request<NoticesTold>(`${ME}/notices`, asking(key, "GET"));
}

export function addDevice(key: string, wish: DeviceWish): Promise<Device> {
  return request<Device>(`${ME}/devices`, asking(key, "POST", wish));
}

export function removeDevice(key: string, id: string): Promise<PersonDone> {
  return request<PersonDone>(`${ME}/devices/${encodeURIComponent(id)}`, asking(key, "DELETE"));
}

export function removeDevices(key: string): Promise<PersonDone> {
  return request<PersonDone>(`${ME}/devices`, asking(key, "DELETE"));
}

export function setQuiet(key: string, match: string, quiet: boolean): Promise<PersonDone> {
  return request<PersonDone>(`${ME}/matches/${encodeURIComponent(match)}/notices`, asking(key, "POST", { quiet }));
}
