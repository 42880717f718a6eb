/** How the events of supplies look. */
import { where, type Shows } from "@/lib/show/where";

export const EVENTS: Shows = {
  KitUsed: where(500),
};
