/** The server's REST interface for people with a personal link. */
import { request } from "@/lib/net/api";
import type {
  Device,
  DeviceRequest,
  Friends,
  InvitationAnswered,
  SavedText,
  SavedTextRequest,
  LinkMade,
  MyMatch,
  MyMatches,
  News,
  NoticeSettings,
  Person,
  PersonDone,
  PersonExport,
  PersonMade,
  PushInfo,
} from "@/lib/net/protocol";

export function authorizedRequest(key: string, method: string, body?: unknown): RequestInit {
  const authorization = `Bearer ${key}`;
  if (body === undefined) return { method, headers: { authorization } };
  return { method, headers: { authorization, "content-type": "application/json" }, body: JSON.stringify(body) };
}

const ME = "/people/me";

/** Return a POST request without authorization. */
export function postRequest(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

export function createPerson(): Promise<PersonMade> {
  return request<PersonMade>("/people", postRequest({}));
}

export function loadPerson(key: string): Promise<Person> {
  return request<Person>(ME, authorizedRequest(key, "GET"));
}

export function allowInvites(key: string, invites: boolean): Promise<Person> {
  return request<Person>(ME, authorizedRequest(key, "POST", { invites }));
}

/** Replace the personal link; only the named passkeys stay. */
export function renewLink(key: string, passkeys: readonly string[]): Promise<PersonMade> {
  return request<PersonMade>(`${ME}/key`, authorizedRequest(key, "POST", { passkeys }));
}

export function deletePerson(key: string): Promise<PersonDone> {
  return request<PersonDone>(ME, authorizedRequest(key, "DELETE"));
}

export function exportPerson(key: string): Promise<PersonExport> {
  return request<PersonExport>(`${ME}/export`, authorizedRequest(key, "GET"));
}

/** Save shared data; with `keepalive` the request continues after the page closes. */
export function saveShared(key: string, body: SavedTextRequest, { keepalive = false } = {}): Promise<SavedText> {
  return request<SavedText>(`${ME}/kept`, { ...authorizedRequest(key, "POST", body), keepalive });
}

export function loadMatches(key: string): Promise<MyMatches> {
  return request<MyMatches>(`${ME}/matches`, authorizedRequest(key, "GET"));
}

/** Add a match to the person's list; the request continues after the page closes. */
export function addMatch(key: string, match: string, link: string): Promise<PersonDone> {
  return request<PersonDone>(`${ME}/matches`, { ...authorizedRequest(key, "POST", { match, link }), keepalive: true });
}

export function openMatch(key: string, { match, role, seat }: Pick<MyMatch, "match" | "role" | "seat">): Promise<LinkMade> {
  return request<LinkMade>(`${ME}/matches/${encodeURIComponent(match)}/link`, authorizedRequest(key, "POST", { role, seat }));
}

export function leaveMatch(key: string, match: string): Promise<PersonDone> {
  return request<PersonDone>(`${ME}/matches/${encodeURIComponent(match)}`, authorizedRequest(key, "DELETE"));
}

export function loadFriends(key: string): Promise<Friends> {
  return request<Friends>(`${ME}/friends`, authorizedRequest(key, "GET"));
}

export interface InvitationRequest {
  readonly person: string;
  readonly match: string;
  /** The host's link to the match. */
  readonly link: string;
  readonly seat: number;
  readonly sender: string;
}

export function invite(key: string, body: InvitationRequest): Promise<PersonDone> {
  return request<PersonDone>(`${ME}/invitations`, authorizedRequest(key, "POST", body));
}

export function answerInvitation(key: string, id: string, accept: boolean): Promise<InvitationAnswered> {
  return request<InvitationAnswered>(`${ME}/invitations/${encodeURIComponent(id)}`, authorizedRequest(key, "POST", { accept }));
}

/** Return what happened at a table since the seat's last page was closed. */
export function loadNews(match: string, link: string): Promise<News> {
  return request<News>(`/matches/${encodeURIComponent(match)}/news`, { headers: { authorization: `Bearer ${link}` } });
}

/** Return whether this server sends push notifications. */
export function loadPushInfo(): Promise<PushInfo> {
  return request<PushInfo>("/push");
}

export function loadNotifications(key: string): Promise<NoticeSettings> {
  return request<NoticeSettings>(`${ME}/notices`, authorizedRequest(key, "GET"));
}

export function addDevice(key: string, body: DeviceRequest): Promise<Device> {
  return request<Device>(`${ME}/devices`, authorizedRequest(key, "POST", body));
}

export function removeDevice(key: string, id: string): Promise<PersonDone> {
  return request<PersonDone>(`${ME}/devices/${encodeURIComponent(id)}`, authorizedRequest(key, "DELETE"));
}

export function removeDevices(key: string): Promise<PersonDone> {
  return request<PersonDone>(`${ME}/devices`, authorizedRequest(key, "DELETE"));
}

export function muteMatch(key: string, match: string, quiet: boolean): Promise<PersonDone> {
  return request<PersonDone>(`${ME}/matches/${encodeURIComponent(match)}/notices`, authorizedRequest(key, "POST", { quiet }));
}
