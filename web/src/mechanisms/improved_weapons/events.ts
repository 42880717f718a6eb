/** How the events of weapons made of two cards look. */
import { where, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  WeaponMade: where(500),
};
