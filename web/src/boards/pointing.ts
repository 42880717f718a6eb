/** How zones, doors and figures answer to taps and keys. */
import type { Choice } from "@/lib/plain";
import type { Play } from "@/lib/play.svelte";

/** A place was tapped, or chosen by key: what is asked about it opens beside it. */
export function tap(play: Play, event: MouseEvent | KeyboardEvent, place: string): void {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  const at = event instanceof MouseEvent && event.clientX ? { x: event.clientX, y: event.clientY } : { x: box.right, y: box.top };
  play.tap(place, at);
}

/** A figure or a door was tapped: its only choice is made, of several one is asked. */
export function pick(play: Play, event: Event, choices: readonly Choice[], title: string): void {
  event.stopPropagation();
  const [only, ...more] = choices;
  const box = (event.currentTarget as Element).getBoundingClientRect();
  if (only && !more.length) play.act(only);
  else if (only) play.menu = { title, choices, x: box.right, y: box.top };
}

/** Enter and the space bar do what a tap does. */
export function onKey(event: KeyboardEvent, does: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  does();
}
