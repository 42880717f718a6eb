import { mount } from "svelte";
import App from "./App.svelte";
import { watchFaults } from "./lib/util/errorLog";
import { speak } from "./lib/i18n/i18n.svelte";
import { settings } from "./lib/state/settings.svelte";
import { wear } from "./lib/state/appearance.svelte";
import { layOut } from "./lib/game/symbols";
import { awaitOffer, noteTorn } from "./offline/workerStatus.svelte";
import "./styles/app.css";

watchFaults();
awaitOffer();
noteTorn();
layOut();
wear();
await speak(settings.lang);

const home = document.getElementById("app");
if (!home) throw new Error("the page has no place for the table");
mount(App, { target: home });
// Who carries a personal link keeps their devices the same; all others never fetch that.
if (localStorage.getItem("horda.person")) void import("./people/account/sync.svelte").then(({ goOn }) => goOn());
// Where a page may have a service worker, Horda opens with no line as well; it is fetched when all else is there.
if (import.meta.env.PROD && isSecureContext && "serviceWorker" in navigator) {
  const register = (): void => void import("./offline/registerWorker").then(({ register }) => register());
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
// A choice that was made with no line is brought to its table, whichever page is open when it is back.
const setOut = (): void => void import("./offline/resend").then(({ setOut }) => setOut());
if (Object.keys(localStorage).some((key) => key.startsWith("horda.outbox."))) setOut();
addEventListener("online", setOut);
