/** How the table looks on this device: theme, colours, size of text, movement; worn by the page as a whole. */
import { settings } from "./settings.svelte";

/** Wear what is set, now and whenever it changes. */
export function wear(): void {
  const page = document.documentElement;
  $effect.root(() => {
    $effect(() => {
      page.dataset["theme"] = settings.theme;
      page.dataset["colours"] = settings.colours;
      page.dataset["motion"] = settings.still ? "less" : "all";
      page.style.setProperty("--px", `${settings.size / 100}px`);
    });
  });
}
