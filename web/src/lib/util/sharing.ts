/** Sharing by the device's share sheet, or by copying to the clipboard. */
import { shareOrigin } from "@/lib/state/network.svelte";
import { href } from "./router.svelte";

/** Return the full address of a page as other devices reach it. */
export function addressOf(...path: (string | number)[]): string {
  return `${shareOrigin()}${location.pathname}${href(...path)}`;
}

/** Copy a text to the clipboard. */
export async function copy(text: string): Promise<void> {
  if (!(await tryClipboard(text))) copyBySelection(text);
}

/** Try the clipboard API, which is missing on pages without HTTPS and may be refused. */
async function tryClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copy a text by selecting it; inside an open dialog, because elements outside it cannot be selected. */
function copyBySelection(text: string): void {
  const carrier = document.createElement("textarea");
  carrier.value = text;
  carrier.style.cssText = "position:fixed;opacity:0";
  (document.querySelector("dialog[open]") ?? document.body).append(carrier);
  carrier.select();
  const done = document.execCommand("copy");
  carrier.remove();
  if (!done) throw new Error("this browser does not let a page copy");
}

/** Whether this device has a share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Share an address; return true if it was copied instead. */
export async function share(text: string, url: string): Promise<boolean> {
  if (canShare()) {
    try {
      await navigator.share({ title: "Horda", text, url });
      return false;
    } catch (failed) {
      // Closing the sheet is no error; after any other failure, copy the address.
      if (failed instanceof DOMException && failed.name === "AbortError") return false;
    }
  }
  await copy(url);
  return true;
}
