import { expect, test } from "vitest";
import { placeRoll } from "@/table/log/rollPlacement";

const PHONE = 387;

test("the card of a roll lies at the foot of the board, away from its buttons", () => {
  expect(placeRoll(PHONE, 190, [150])).toEqual({ high: false, beside: false });
  expect(placeRoll(PHONE, null, [])).toEqual({ high: false, beside: false });
});

test("it makes way for who acts, whatever else it then hides", () => {
  expect(placeRoll(PHONE, 340, [190])).toEqual({ high: true, beside: true });
  expect(placeRoll(PHONE, 340, [80, 100])).toEqual({ high: true, beside: true });
  expect(placeRoll(PHONE, 80, [340, 350])?.high).toBe(false);
});

test("it makes way for where it was rolled, where nobody acts there", () => {
  expect(placeRoll(PHONE, 200, [340])?.high).toBe(true);
  expect(placeRoll(PHONE, null, [340, 80, 90])?.high).toBe(false);
});

test("on a low board it stands beside the column of buttons, and on one that is lower still it is put away", () => {
  expect(placeRoll(220, 30, [])).toEqual({ high: false, beside: true });
  expect(placeRoll(117, 60, [])).toBeNull();
});
