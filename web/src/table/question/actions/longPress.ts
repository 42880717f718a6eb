/** Pointer handlers for the button of a choice: pointing and long press. */
import { placesOf } from "@/lib/game/actions";
import type { Choice } from "@/lib/game/values";
import type { Play } from "@/lib/match/play.svelte";

/** Milliseconds for which a button must be pressed to open the dialog for standing orders. */
const LONG_PRESS_MS = 650;

/** Return handlers that show the odds of a choice when pointing at it, and open the standing order dialog on a long press. */
export function choiceHandlers(play: Play, choice: Choice | undefined, onpoint?: (choice: Choice) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const off = (): void => clearTimeout(timer);
  const showOdds = (): void => {
    if (!choice) return;
    onpoint?.(choice);
    play.odds.showFor(choice, placesOf(choice)[0] ?? "");
  };
  const hideOdds = (): void => {
    play.odds.hide();
    off();
    if (!play.plan) play.foresight.hide();
  };
  return {
    onpointerenter: showOdds,
    onpointerleave: hideOdds,
    onfocus: showOdds,
    onblur: hideOdds,
    onpointerup: off,
    onpointerdown: () => {
      if (!choice || !play.canBeStandingOrder(choice)) return;
      timer = setTimeout(() => {
        play.dialog = "order";
        play.menu = { title: play.words.choice(choice), choices: [choice], x: 0, y: 0 };
      }, LONG_PRESS_MS);
    },
  };
}
