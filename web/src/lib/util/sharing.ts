/** Handing something on: by the device's own way of sharing where it has one, else by copying. */
import { href } from "./router.svelte";

/** The full address of a page of this client, to be sent to somebody. */
export function addressOf(...path: (string | number)[]): string {
  return `${location.origin}${location.pathname}${href(...path)}`;
}

/** Put a text where it can be pasted from: the new way where the browser lets us, else the old one. */
export async function copy(text: string): Promise<void> {
  if (!(await isWritten(text))) select(text);
}

/** A page that came without encryption has no clipboard to write to, and a browser may refuse it to any page. */
async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** As a person would: select the text and copy what is selected. Under an open dialog nothing can be selected. */
function select(text: string): void {
  const carrier = document.createElement("textarea");
  carrier.value = text;
  carrier.style.cssText = "position:fixed;opacity:0";
  (document.querySelector("dialog[open]") ?? document.body).append(carrier);
  carrier.select();
  const done = document.execCommand("copy");
  carrier.remove();
  if (!done) throw new Error("this browser does not let a page copy");
}

/** Whether this device has a sheet of its own for sharing. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Share an address; true when it was copied instead, because the device has no other way. */
export async function share(text: string, url: string): Promise<boolean> {
  if (canShare()) {
    try {
      await navigator.share({ title: "Horda", text, url });
      return false;
    } catch (failed) {
      // Whoever closes the sheet wants nothing; a sheet that fails leaves the old way.
      if (failed instanceof DOMException && failed.name === "AbortError") return false;
    }
  }
  await copy(url);
  return true;
}
