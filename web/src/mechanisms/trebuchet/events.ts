/** How the events of the trebuchet look. */
import { text } from "@/lib/show/shot";
import { thrown, type Shows } from "@/lib/show/where";

export const EVENTS: Shows = {
  TrebuchetFired: (view, event) => thrown(view, event, text(event, "zone")),
};
