/** How the table looks on this device: theme, colours, size of text, movement; worn by the page as a whole. */
import { MediaQuery } from "svelte/reactivity";
import { settings } from "./settings.svelte";

/** Percent from which text takes so much room that less fits beside each other. */
const LARGE = 150;

/** Wear what is set, now and whenever it changes. */
export function wear(): void {
  const page = document.documentElement;
  const device = new MediaQuery("prefers-reduced-motion: reduce");
  $effect.root(() => {
    $effect(() => {
      page.dataset["theme"] = settings.theme;
      page.dataset["colours"] = settings.colours;
      page.dataset["motion"] = settings.still || device.current ? "less" : "all";
      page.dataset["text"] = settings.size >= LARGE ? "large" : "";
      page.style.setProperty("--px", `${settings.size / 100}px`);
    });
  });
}
