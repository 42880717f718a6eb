/** Address at which other devices reach this server, if the page's own address works on this device only. */
import { loadNetwork, openNetwork } from "@/lib/net/api";
import type { NetworkInfo } from "@/lib/net/protocol";

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

let network = $state.raw<NetworkInfo | null>(null);

/** Whether a host name means the device itself, such as `localhost`. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** Return the origin of links that are sent to others. */
export function shareOrigin(): string {
  return network?.address || location.origin;
}

/** Whether links from this page cannot be opened on other devices; false while that is unknown. */
export function isUnreachable(): boolean {
  return isLoopback(location.hostname) && network !== null && !network.address;
}

/** Whether a button may open the server to the home network. */
export function isOpenable(): boolean {
  return network?.openable ?? false;
}

/** Whether links contain an address of the home network, which only works there. */
export function isOnHomeNetwork(): boolean {
  return Boolean(network?.address.startsWith("http://"));
}

/** Ask the server for its address, unless the page's own address works on other devices. */
export async function findNetwork(): Promise<void> {
  if (isLoopback(location.hostname)) network = await loadNetwork();
}

/** Open the server to the home network. */
export async function openHomeNetwork(): Promise<void> {
  network = await openNetwork();
}
