/** Push notifications: shows the server's messages; a tap on one opens the table. */
import { worker } from "./scope";

/** The content of a push message, as `server/push` encrypts it. */
interface PushMessage {
  readonly kind: string;
  readonly match: string;
  readonly title: string;
  readonly body: string;
}

function isPushMessage(what: unknown): what is PushMessage {
  const candidate = what as Partial<Record<keyof PushMessage, unknown>> | null;
  return ["kind", "match", "title", "body"].every((name) => typeof candidate?.[name as keyof PushMessage] === "string");
}

/** Return the beginning of a table's address after `#`, by which its windows are found. */
function tableHash(match: string): string {
  return `#/match/${encodeURIComponent(match)}/`;
}

async function windows(match: string): Promise<readonly WindowClient[]> {
  const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter((one) => new URL(one.url).hash.startsWith(tableHash(match)));
}

async function showNotification(message: PushMessage): Promise<void> {
  // Not needed if the user is already looking at the table.
  if ((await windows(message.match)).some((one) => one.visibilityState === "visible" && one.focused)) return;
  const { match, title, body } = message;
  // One notification per match: a newer one replaces the older one.
  await worker.registration.showNotification(title, { body, tag: match, icon: "/icon.svg", data: { match } });
}

async function openTable(match: string): Promise<void> {
  const [table] = await windows(match);
  if (table) await table.focus();
  else await worker.clients.openWindow(`/#/tables/${encodeURIComponent(match)}`);
}

worker.addEventListener("push", (event) => {
  let payload: unknown = null;
  try {
    payload = event.data?.json();
  } catch {
    // Ignore messages that are no JSON, which are not from our server.
  }
  if (isPushMessage(payload)) event.waitUntil(showNotification(payload));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { match } = (event.notification.data ?? {}) as { match?: unknown };
  if (typeof match === "string") event.waitUntil(openTable(match));
});
