/** Clears personal data when a user leaves this device. */
import { clearMatchList } from "./matchListCache";
import { clearTables } from "./tableCache";

/** Delete everything that was stored for offline use. */
export async function clearOfflineData(): Promise<void> {
  clearMatchList();
  navigator.serviceWorker?.controller?.postMessage({ forget: true });
  await clearTables();
}
