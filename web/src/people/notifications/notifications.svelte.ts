/** Notices with the page closed: whether this device and this server can, and what is switched on. */
import type { Device } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import { addDevice, noticesOf, pushInfo, removeDevice, removeDevices, setQuiet } from "@/people/account/api";
import { deviceName } from "@/people/account/deviceName";
import { me } from "@/people/account/me.svelte";

/** Why this device cannot be told; empty where it can. */
export type WhyNot = "" | "no-https" | "no-support" | "off-here" | "no-library";

/** The name of this device at the server, once it is told. */
const KEPT = "horda.push";

export const notices = $state<{ known: boolean; why: WhyNot; here: string; devices: readonly Device[]; quiet: readonly string[] }>({
  known: false,
  why: "",
  here: kept(),
  devices: [],
  quiet: [],
});

function kept(): string {
  try {
    return localStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

function keep(id: string): void {
  notices.here = id;
  try {
    if (id) localStorage.setItem(KEPT, id);
    else localStorage.removeItem(KEPT);
  } catch {
    // A browser that keeps nothing has no notices for longer than the page is open.
  }
}

/** Whether the browser can be told at all, before the server is asked. */
function unable(): WhyNot {
  if (!isSecureContext) return "no-https";
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window ? "" : "no-support";
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
}

/** Look what is switched on; a device that was switched off elsewhere forgets it. */
export async function look(): Promise<void> {
  const info = await pushInfo();
  notices.why = unable() || (info.why === "off" ? "off-here" : info.why);
  if (me.now) {
    const told = await noticesOf(me.now.key);
    notices.devices = told.devices;
    notices.quiet = told.quiet;
    const here = told.devices.find((one) => one.id === notices.here);
    if (notices.here && !here) await forget();
    else if (here && here.lang !== settings.lang) await subscribe(info.key);
  } else {
    notices.devices = [];
    notices.quiet = [];
  }
  notices.known = true;
}

async function forget(): Promise<void> {
  keep("");
  const subscription = await (await registration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function sameKey(subscription: PushSubscription, key: string): boolean {
  const raw = subscription.options.applicationServerKey;
  if (!raw) return false;
  const letters = btoa(String.fromCharCode(...new Uint8Array(raw)));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}

async function subscribe(key: string): Promise<void> {
  const found = await registration();
  if (!me.now || !found) return;
  const before = await found.pushManager.getSubscription();
  const old = before && !sameKey(before, key) ? before : null;
  // A server with another key is another server to the browser.
  await old?.unsubscribe();
  const subscription = before && !old ? before : await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const device = await addDevice(me.now.key, {
    endpoint: endpoint ?? "",
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    lang: settings.lang,
    name: deviceName(navigator.userAgent),
  });
  keep(device.id);
  notices.devices = [device, ...notices.devices.filter((one) => one.id !== device.id)];
}

/** Tell this device from now on; false where its browser does not allow it. To be called by a tap. */
export async function switchOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await subscribe((await pushInfo()).key);
  return Boolean(notices.here);
}

/** Tell this device no more. */
export async function switchOff(): Promise<void> {
  const id = notices.here;
  if (me.now && id) await removeDevice(me.now.key, id);
  notices.devices = notices.devices.filter((one) => one.id !== id);
  await forget();
}

/** Tell none of this person's devices any more. */
export async function switchAllOff(): Promise<void> {
  if (me.now) await removeDevices(me.now.key);
  notices.devices = [];
  await forget();
}

/** The personal link is another one: this device asks again, where it was told. */
export async function again(): Promise<void> {
  if (notices.here) await subscribe((await pushInfo()).key);
}

/** Be told of a match no more, or again. */
export async function hush(match: string, quiet: boolean): Promise<void> {
  if (!me.now) return;
  await setQuiet(me.now.key, match, quiet);
  notices.quiet = quiet ? [...notices.quiet, match] : notices.quiet.filter((one) => one !== match);
}
