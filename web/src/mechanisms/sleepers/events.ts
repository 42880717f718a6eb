/** Animations of sleepers. */
import { showRoll, highlightZone, type EventAnimations } from "@/lib/animation/effects";

export const EVENTS: EventAnimations = {
  SleepersWoken: highlightZone(800, true),
  SleepersKilled: highlightZone(500),
  TiptoeRolled: showRoll("die"),
};
