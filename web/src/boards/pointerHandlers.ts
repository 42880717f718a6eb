/** How zones, doors and figures answer to taps and keys. */
import type { Choice } from "@/lib/game/values";
import type { Play } from "@/lib/match/play.svelte";

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

/** A long press, which is pointing and no tap: what it shows, and what takes it away again. */
export function presses(on: () => void, off: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed = false;
  return {
    onpointerdown: (event: PointerEvent) => {
      if (event.pointerType === "mouse") return;
      pointed = false;
      timer = setTimeout(() => {
        pointed = true;
        on();
      }, LONG);
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

/** Pointing with a mouse, the keyboard or a long press: what it shows, and what takes it away again. */
export function lingers(on: () => void, off: () => void, held: () => void = on) {
  const { onpointerleave, ...press } = presses(held, off);
  return {
    ...press,
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && on(),
    onpointerleave,
    onfocus: on,
    onblur: off,
  };
}
