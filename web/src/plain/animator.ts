/** How the events of a game look that this client knows nothing of: a sentence each, and the place it names is lit. */
import { placesOf } from "@/lib/game/actions";
import type { Animator } from "@/lib/animation/step";

/** What the kernel notes for the log; nobody has to wait for it. */
const IN_PASSING = new Set(["OnlyChoice", "OrderFollowed", "AskedAnew", "TakenBack"]);
const MS = 700;

export const animator: Animator = (_, event) => {
  if (IN_PASSING.has(event.event)) return {};
  const [at] = placesOf(event);
  return at ? { ms: MS, at } : { ms: MS };
};
