import { mount } from "svelte";
import { IS_DEMO } from "./demo/files";
import App from "./App.svelte";
import { watchErrors } from "./lib/util/errorLog";
import { switchLanguage } from "./lib/i18n/i18n.svelte";
import { settings } from "./lib/state/settings.svelte";
import { applyAppearance } from "./lib/state/appearance.svelte";
import { insertSymbols } from "./lib/game/symbols";
import { watchInstallOffer, watchMissingParts } from "./offline/workerStatus.svelte";
import "./styles/app.css";
import "./styles/utilities.css";

watchErrors();
watchInstallOffer();
watchMissingParts();
insertSymbols();
applyAppearance();
await switchLanguage(settings.lang);

const home = document.getElementById("app");
if (!home) throw new Error("the page has no place for the table");
mount(App, { target: home });
// Load synchronization only for users with a personal link.
if (localStorage.getItem("horda.person")) void import("./people/account/sync.svelte").then(({ startSync: goOn }) => goOn());
// Register the service worker for offline use, after everything else is loaded.
if (import.meta.env.PROD && !IS_DEMO && isSecureContext && "serviceWorker" in navigator) {
  const register = (): void => void import("./offline/registerWorker").then(({ registerWorker: register }) => register());
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
// Resend choices that were made offline, whichever page is open.
const setOut = (): void => void import("./offline/resend").then(({ resendAll: setOut }) => setOut());
if (Object.keys(localStorage).some((key) => key.startsWith("horda.outbox."))) setOut();
addEventListener("online", setOut);
