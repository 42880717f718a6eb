/** Whether the screen has room for cards beside a zone of the board. */
import { MediaQuery } from "svelte/reactivity";

const wide = new MediaQuery("min-width: 1081px");

/** Whether cards about a zone are shown beside it; otherwise on the sheet below the board. */
export function isCardBesideZone(): boolean {
  return wide.current;
}
