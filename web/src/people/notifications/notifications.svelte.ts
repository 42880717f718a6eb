/** Push notifications: what the device and the server support, and what is switched on. */
import type { Device } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import { addDevice, loadNotifications, loadPushInfo, removeDevice, removeDevices, muteMatch } from "@/people/account/api";
import { deviceName } from "@/people/account/deviceName";
import { me } from "@/people/account/me.svelte";

/** Reason why this device cannot get notifications; empty if it can. */
export type WhyNot = "" | "no-https" | "no-support" | "off-here" | "no-library";

/** Storage key for the server's id of this device. */
const STORAGE_KEY = "horda.push";

export const notifications = $state<{ known: boolean; why: WhyNot; here: string; devices: readonly Device[]; quiet: readonly string[] }>({
  known: false,
  why: "",
  here: storedDeviceId(),
  devices: [],
  quiet: [],
});

function storedDeviceId(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? "";
  } catch {
    return "";
  }
}

function storeDeviceId(id: string): void {
  notifications.here = id;
  try {
    if (id) localStorage.setItem(STORAGE_KEY, id);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without local storage notifications end when the page closes.
  }
}

/** Return the reason why the browser does not support notifications; empty if it does. */
function whyUnsupported(): WhyNot {
  if (!isSecureContext) return "no-https";
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window ? "" : "no-support";
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
}

/** Load what is switched on; a device that was switched off elsewhere unsubscribes. */
export async function refreshNotifications(): Promise<void> {
  const info = await loadPushInfo();
  notifications.why = whyUnsupported() || (info.why === "off" ? "off-here" : info.why);
  if (me.now) {
    const told = await loadNotifications(me.now.key);
    notifications.devices = told.devices;
    notifications.quiet = told.quiet;
    const here = told.devices.find((one) => one.id === notifications.here);
    if (notifications.here && !here) await unsubscribe();
    else if (here && here.lang !== settings.lang) await subscribe(info.key);
  } else {
    notifications.devices = [];
    notifications.quiet = [];
  }
  notifications.known = true;
}

async function unsubscribe(): Promise<void> {
  storeDeviceId("");
  const subscription = await (await registration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function hasSameKey(subscription: PushSubscription, key: string): boolean {
  const raw = subscription.options.applicationServerKey;
  if (!raw) return false;
  const letters = btoa(String.fromCharCode(...new Uint8Array(raw)));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}

async function subscribe(key: string): Promise<void> {
  const found = await registration();
  if (!me.now || !found) return;
  const before = await found.pushManager.getSubscription();
  const old = before && !hasSameKey(before, key) ? before : null;
  // A subscription is bound to the server's key, so a changed key needs a new one.
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
  storeDeviceId(device.id);
  notifications.devices = [device, ...notifications.devices.filter((one) => one.id !== device.id)];
}

/** Switch notifications on for this device; return false if the browser refuses. Must be called by a tap. */
export async function switchOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await subscribe((await loadPushInfo()).key);
  return Boolean(notifications.here);
}

/** Switch notifications off for this device. */
export async function switchOff(): Promise<void> {
  const id = notifications.here;
  if (me.now && id) await removeDevice(me.now.key, id);
  notifications.devices = notifications.devices.filter((one) => one.id !== id);
  await unsubscribe();
}

/** Switch notifications off for all devices of this person. */
export async function switchAllOff(): Promise<void> {
  if (me.now) await removeDevices(me.now.key);
  notifications.devices = [];
  await unsubscribe();
}

/** Subscribe again after the personal link was replaced. */
export async function resubscribe(): Promise<void> {
  if (notifications.here) await subscribe((await loadPushInfo()).key);
}

/** Mute or unmute a match. */
export async function setMuted(match: string, quiet: boolean): Promise<void> {
  if (!me.now) return;
  await muteMatch(me.now.key, match, quiet);
  notifications.quiet = quiet ? [...notifications.quiet, match] : notifications.quiet.filter((one) => one !== match);
}
