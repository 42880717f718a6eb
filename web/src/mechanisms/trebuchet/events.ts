/** How the events of the trebuchet look. */
import { text } from "@/lib/animation/step";
import { thrown, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  TrebuchetFired: (view, event) => thrown(view, event, text(event, "zone")),
};
