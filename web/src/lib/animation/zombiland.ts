/** Animations of Survivor Zombiland's events. */
import type { EventRecord, ZombilandView } from "@/lib/net/protocol";
import { countArg, facesArg, textArg, type Animator, type Effect } from "./step";

function spaceOf(view: ZombilandView, event: EventRecord): string {
  return view.players.find((one) => one.seat === countArg(event, "seat"))?.space ?? "";
}

const ANIMATIONS: Readonly<Record<string, (view: ZombilandView, event: EventRecord) => Effect>> = {
  Moved: () => ({ ms: 420 }),
  MoveRolled: (view, event) => ({ ms: 900, dice: { faces: facesArg(event, "die"), at: spaceOf(view, event) } }),
  StartRolled: (view, event) => ({ ms: 500, dice: { faces: facesArg(event, "die"), at: spaceOf(view, event) } }),
  FightBegan: (view, event) => ({ ms: 700, at: spaceOf(view, event) }),
  FightRolled: (view, event) => ({ ms: 1200, at: spaceOf(view, event), dice: { faces: facesArg(event, "die"), at: spaceOf(view, event) } }),
  FightWon: (view, event) => ({ ms: 800, at: spaceOf(view, event) }),
  FightLost: (view, event) => ({ ms: 800, at: spaceOf(view, event), harm: true }),
  Bitten: (view, event) => ({ ms: 700, harm: true, at: spaceOf(view, event) }),
  HealthLost: (view, event) => ({ ms: 500, harm: true, at: spaceOf(view, event) }),
  HealthGained: (view, event) => ({ ms: 500, at: spaceOf(view, event) }),
  Died: (view, event) => ({ ms: 1000, harm: true, at: spaceOf(view, event) }),
  Rose: (_, event) => ({ ms: 800, at: textArg(event, "space") }),
  TokenGained: (view, event) => ({ ms: 700, at: spaceOf(view, event) }),
  EncounterDrawn: (view, event) => ({ ms: 900, at: spaceOf(view, event) }),
  ResourcePlayed: (view, event) => ({ ms: 700, at: spaceOf(view, event) }),
  ZombieCardPlayed: (view, event) => ({ ms: 800, at: spaceOf(view, event), harm: true }),
  TurnBegan: () => ({ ms: 400 }),
  TeamsFormed: () => ({ ms: 1400 }),
};

export const zombiland: Animator = (view, event) => ANIMATIONS[event.event]?.(view as ZombilandView, event) ?? {};
