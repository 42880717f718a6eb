/** How the button of a choice answers to pointing and to a long press. */
import { placesOf } from "@/lib/game/actions";
import type { Choice } from "@/lib/game/values";
import type { Play } from "@/lib/match/play.svelte";

/** How long a button is held until it is asked how long the answer is to stand. */
const HELD = 650;

/** What pointing at a choice shows, and what holding its button asks; nothing of both where there are several. */
export function held(play: Play, choice: Choice | undefined, onpoint?: (choice: Choice) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const off = (): void => clearTimeout(timer);
  const weigh = (): void => {
    if (!choice) return;
    onpoint?.(choice);
    play.odds.showFor(choice, placesOf(choice)[0] ?? "");
  };
  const unweigh = (): void => {
    play.odds.hide();
    off();
    if (!play.plan) play.foresight.hide();
  };
  return {
    onpointerenter: weigh,
    onpointerleave: unweigh,
    onfocus: weigh,
    onblur: unweigh,
    onpointerup: off,
    onpointerdown: () => {
      if (!choice || !play.canBeStandingOrder(choice)) return;
      timer = setTimeout(() => {
        play.dialog = "order";
        play.menu = { title: play.words.choice(choice), choices: [choice], x: 0, y: 0 };
      }, HELD);
    },
  };
}
