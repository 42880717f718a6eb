/** Animations of the trebuchet. */
import { textArg } from "@/lib/animation/step";
import { attackRoll, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  TrebuchetFired: (view, event) => attackRoll(view, event, textArg(event, "zone")),
};
