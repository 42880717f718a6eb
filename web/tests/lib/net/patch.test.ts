import { expect, test } from "vitest";
import { applyChanges } from "@/lib/net/patch";

const view = {
  survivors: [
    { name: "asim", zone: "E1" },
    { name: "rolf", zone: "E1" },
  ],
  noise: { E1: 2, E3: 1 },
};

test("puts and drops along a path", () => {
  const after = applyChanges(view, [
    { at: ["survivors", 0, "zone"], put: "E4" },
    { at: ["noise", "E3"], drop: true },
    { at: ["noise", "E4"], put: 1 },
  ]);
  expect(after).toEqual({
    survivors: [
      { name: "asim", zone: "E4" },
      { name: "rolf", zone: "E1" },
    ],
    noise: { E1: 2, E4: 1 },
  });
});

test("leaves the old view as it was and shares what did not change", () => {
  const before = structuredClone(view);
  const after = applyChanges(view, [{ at: ["survivors", 0, "zone"], put: "E4" }]);
  expect(view).toEqual(before);
  expect(after.survivors[1]).toBe(view.survivors[1]);
  expect(after.noise).toBe(view.noise);
});
