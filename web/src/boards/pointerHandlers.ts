/** Pointer and keyboard handlers for zones, doors and figures. */
import type { Choice } from "@/lib/game/values";
import type { Play } from "@/lib/match/play.svelte";

/** Handle a tap or key press on a place; its menu opens beside it. */
export function tapPlace(play: Play, event: MouseEvent | KeyboardEvent, place: string): void {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  const at = event instanceof MouseEvent && event.clientX ? { x: event.clientX, y: event.clientY } : { x: box.right, y: box.top };
  play.tapPlace(place, at);
}

/** Handle a tap on a figure or door: make its only choice, or open a menu with several. */
export function choose(play: Play, event: Event, choices: readonly Choice[], title: string): void {
  event.stopPropagation();
  const [only, ...more] = choices;
  const box = (event.currentTarget as Element).getBoundingClientRect();
  if (only && !more.length) play.act(only);
  else if (only) play.menu = { title, choices, x: box.right, y: box.top };
}

/** Let Enter and the space bar do what a tap does. */
export function onActivateKey(event: KeyboardEvent, does: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  does();
}

/** Duration of a long press in milliseconds. */
const LONG_PRESS_MS = 350;

/** Return handlers for a long press by touch, which counts as pointing and not as a tap. */
export function longPressHandlers(on: () => void, off: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed = false;
  return {
    onpointerdown: (event: PointerEvent) => {
      if (event.pointerType === "mouse") return;
      pointed = false;
      timer = setTimeout(() => {
        pointed = true;
        on();
      }, LONG_PRESS_MS);
    },
    onpointerup: () => clearTimeout(timer),
    onpointerleave: () => {
      clearTimeout(timer);
      off();
    },
    onclickcapture: (event: MouseEvent) => {
      if (pointed) event.stopPropagation();
      pointed = false;
    },
  };
}

/** Return handlers for pointing with a mouse, the keyboard or a long press. */
export function hoverHandlers(on: () => void, off: () => void, held: () => void = on) {
  const { onpointerleave, ...press } = longPressHandlers(held, off);
  return {
    ...press,
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && on(),
    onpointerleave,
    onfocus: on,
    onblur: off,
  };
}
