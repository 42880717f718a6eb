/** Animations of games that have none of their own: a sentence for each event, and a highlight at its place. */
import { placesOf } from "@/lib/game/actions";
import type { Animator } from "@/lib/animation/step";

/** Events that appear only in the log. */
const LOG_ONLY = new Set(["OnlyChoice", "OrderFollowed", "AskedAnew", "TakenBack"]);
const EVENT_MS = 700;

export const animator: Animator = (_, event) => {
  if (LOG_ONLY.has(event.event)) return {};
  const [at] = placesOf(event);
  return at ? { ms: EVENT_MS, at } : { ms: EVENT_MS };
};
