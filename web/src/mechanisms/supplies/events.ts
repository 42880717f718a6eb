/** How the events of supplies look. */
import { where, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  KitUsed: where(500),
};
