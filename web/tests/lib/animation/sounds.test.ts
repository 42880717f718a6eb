/** Tests that every step of an animation has the right sound. */
import { expect, test } from "vitest";
import { soundOf } from "@/lib/animation/sounds";

test("doors, zombies, dice, harm and steps sound different", () => {
  const walked = { event: { event: "Moved" } };
  expect(soundOf({ event: { event: "GateOpened" } })).toBe("door");
  expect(soundOf({ event: { event: "ZombiesWalked" } })).toBe("groan");
  expect(soundOf({ ...walked, dice: { faces: [4], at: "A1" } })).toBe("dice");
  expect(soundOf({ ...walked, harm: true })).toBe("hit");
  expect(soundOf(walked)).toBe("step");
});
