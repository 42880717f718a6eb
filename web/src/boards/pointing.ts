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

/** How long a finger rests on something before it is pointed at. */
const LONG = 350;

/** Pointing with a mouse, the keyboard or a long press: what it shows, and what takes it away again. */
export function lingers(on: () => void, off: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const out = (): void => {
    clearTimeout(timer);
    off();
  };
  return {
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && on(),
    onpointerdown: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") timer = setTimeout(on, LONG);
    },
    onpointerup: () => clearTimeout(timer),
    onpointerleave: out,
    onfocus: on,
    onblur: out,
  };
}
