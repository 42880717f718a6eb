/** Applies the appearance settings to the page: theme, colours, text size, motion. */
import { MediaQuery } from "svelte/reactivity";
import { settings } from "./settings.svelte";

/** Text size in percent from which on layouts use fewer columns. */
const LARGE_TEXT_PERCENT = 150;

/** Apply the settings now and whenever they change. */
export function applyAppearance(): void {
  const page = document.documentElement;
  const device = new MediaQuery("prefers-reduced-motion: reduce");
  $effect.root(() => {
    $effect(() => {
      page.dataset["theme"] = settings.theme;
      page.dataset["colours"] = settings.colours;
      page.dataset["motion"] = settings.still || device.current ? "less" : "all";
      page.dataset["text"] = settings.size >= LARGE_TEXT_PERCENT ? "large" : "";
      page.style.setProperty("--px", `${settings.size / 100}px`);
    });
  });
}
