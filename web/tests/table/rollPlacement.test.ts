import { expect, test } from "vitest";
import { lying } from "@/table/log/rollPlacement";

const PHONE = 387;

test("the card of a roll lies at the foot of the board, away from its buttons", () => {
  expect(lying(PHONE, 190, [150])).toEqual({ high: false, beside: false });
  expect(lying(PHONE, null, [])).toEqual({ high: false, beside: false });
});

test("it makes way for who acts, whatever else it then hides", () => {
  expect(lying(PHONE, 340, [190])).toEqual({ high: true, beside: true });
  expect(lying(PHONE, 340, [80, 100])).toEqual({ high: true, beside: true });
  expect(lying(PHONE, 80, [340, 350])?.high).toBe(false);
});

test("it makes way for where it was rolled, where nobody acts there", () => {
  expect(lying(PHONE, 200, [340])?.high).toBe(true);
  expect(lying(PHONE, null, [340, 80, 90])?.high).toBe(false);
});

test("on a low board it stands beside the column of buttons, and on one that is lower still it is put away", () => {
  expect(lying(220, 30, [])).toEqual({ high: false, beside: true });
  expect(lying(117, 60, [])).toBeNull();
});
