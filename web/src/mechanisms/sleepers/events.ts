/** How the events of those who sleep look. */
import { rolled, there, type Shows } from "@/lib/animation/effects";

export const EVENTS: Shows = {
  SleepersWoken: there(800, true),
  SleepersKilled: there(500),
  TiptoeRolled: rolled("die"),
};
