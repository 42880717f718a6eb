/** How the events of burdens look. */
import { where, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  TokenHandedOver: where(500),
};
