import { expect, test } from "vitest";
import { placeRoll } from "@/table/log/rollPlacement";

const PHONE = 387;

test("the card of a roll lies at the bottom of the board, away from its buttons", () => {
  expect(placeRoll(PHONE, 190, [150])).toEqual({ high: false, beside: false });
  expect(placeRoll(PHONE, null, [])).toEqual({ high: false, beside: false });
});

test("the card of a roll makes way for the actor, whatever else it hides", () => {
  expect(placeRoll(PHONE, 340, [190])).toEqual({ high: true, beside: true });
  expect(placeRoll(PHONE, 340, [80, 100])).toEqual({ high: true, beside: true });
  expect(placeRoll(PHONE, 80, [340, 350])?.high).toBe(false);
});

test("the card of a roll makes way for the place of the roll if nobody acts there", () => {
  expect(placeRoll(PHONE, 200, [340])?.high).toBe(true);
  expect(placeRoll(PHONE, null, [340, 80, 90])?.high).toBe(false);
});

test("on a low board it stands beside the buttons, on an even lower one it is hidden", () => {
  expect(placeRoll(220, 30, [])).toEqual({ high: false, beside: true });
  expect(placeRoll(117, 60, [])).toBeNull();
});
