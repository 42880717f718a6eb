/** The sound of each step of an animation. */
import type { Sound } from "@/lib/util/sound";
import type { AnimationStep } from "./step";

const SOUNDS: Readonly<Record<string, Sound>> = {
  GateOpened: "door",
  GateShut: "door",
  ZombieCardDrawn: "groan",
  ZombiesPlaced: "groan",
  ZombiesWalked: "groan",
  ZombieKilled: "hit",
};

/** Return the sound of a step: that of its event, its dice, the harm done, or a footstep. */
export function soundOf(step: Pick<AnimationStep, "dice" | "harm"> & { readonly event: { readonly event: string } }): Sound {
  return SOUNDS[step.event.event] ?? (step.dice ? "dice" : step.harm ? "hit" : "step");
}
