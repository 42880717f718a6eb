/** How the events of burdens look. */
import { where, type Shows } from "@/lib/show/where";

export const EVENTS: Shows = {
  TokenHandedOver: where(500),
};
