/** How the events of weapons made of two cards look. */
import { where, type Shows } from "@/lib/show/where";

export const EVENTS: Shows = {
  WeaponMade: where(500),
};
