/** Notices with the page closed: what the server tells is shown, and a tap leads to the table. */
import { worker } from "./scope";

/** What `server/push/messages.py` seals. */
interface Told {
  readonly kind: string;
  readonly match: string;
  readonly title: string;
  readonly body: string;
}

function isTold(what: unknown): what is Told {
  const told = what as Partial<Record<keyof Told, unknown>> | null;
  return ["kind", "match", "title", "body"].every((name) => typeof told?.[name as keyof Told] === "string");
}

/** The part of a table's address by which its windows are known. */
function tableOf(match: string): string {
  return `#/match/${encodeURIComponent(match)}/`;
}

async function windows(match: string): Promise<readonly WindowClient[]> {
  const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter((one) => new URL(one.url).hash.startsWith(tableOf(match)));
}

async function show(told: Told): Promise<void> {
  // Whoever has come back meanwhile sees it on the table.
  if ((await windows(told.match)).some((one) => one.visibilityState === "visible" && one.focused)) return;
  const { match, title, body } = told;
  // One a match: what is newer takes the place of what is older.
  await worker.registration.showNotification(title, { body, tag: match, icon: "/icon.svg", data: { match } });
}

async function open(match: string): Promise<void> {
  const [table] = await windows(match);
  if (table) await table.focus();
  else await worker.clients.openWindow(`/#/tables/${encodeURIComponent(match)}`);
}

worker.addEventListener("push", (event) => {
  let told: unknown = null;
  try {
    told = event.data?.json();
  } catch {
    // What is no JSON is not from our server.
  }
  if (isTold(told)) event.waitUntil(show(told));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { match } = (event.notification.data ?? {}) as { match?: unknown };
  if (typeof match === "string") event.waitUntil(open(match));
});
