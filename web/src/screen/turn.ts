/** Whose turn it is, as text for people far from the screen. */
import { colourOf } from "@/boards/layout";
import { survivorIcon } from "@/lib/game/icons";
import { seatMark } from "@/lib/game/seats";
import { t } from "@/lib/i18n/i18n.svelte";
import type { Play } from "@/lib/match/play.svelte";
import type { ZombicideView } from "@/lib/net/protocol";

export interface Turn {
  readonly icon: string;
  readonly colour: number;
  /** Line above the name: the player who controls the figure. */
  readonly owner: string;
  readonly name: string;
  /** Line below the name: remaining actions, or the current question. */
  readonly note: string;
}

/** Return the view of a Zombicide game; null for any other game. */
export function zombicideView(play: Play): ZombicideView | null {
  const view = play.table.animation.view;
  return view && "survivors" in view && "active" in view ? view : null;
}

/** Return whose turn it is: the acting figure, the players who decide, or the result. */
export function turnOf(play: Play): Turn {
  const { asked, animation } = play.table;
  const view = zombicideView(play);
  const deciders = asked?.deciders ?? [];
  const first = deciders[0] ?? 0;
  if (asked?.result && !animation.busy)
    return { icon: "exit", colour: play.colour(first), owner: "", name: play.words.result(asked.result), note: "" };
  const active = view?.survivors.find((one) => one.name === view.active);
  if (view && active)
    return {
      icon: survivorIcon(active.name),
      colour: colourOf(view, active.name),
      owner: t("screen-turn", { who: play.words.seat(active.seat) }),
      name: play.words.name("survivor", active.name),
      note: t("screen-actions", { count: active.actions }),
    };
  if (!deciders.length || animation.busy)
    return { icon: "walker", colour: play.colour(first), owner: "", name: t("table-happening"), note: "" };
  const names = play.words.joinNames(deciders.map((seat) => play.words.seat(seat)));
  const clause = asked?.prompt ? play.words.questionClause(asked.prompt, null) : "";
  const about = play.folder.wordsForWaiting && asked?.prompt ? play.words.prompt(asked.prompt, null) : clause;
  return {
    icon: seatMark(play.colour(first)),
    colour: play.colour(first),
    owner: t("screen-decides", { count: deciders.length }),
    name: names,
    note: about,
  };
}
