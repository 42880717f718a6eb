import { describe, expect, it } from "vitest";
import { columnOf, stripIn } from "@/table/city/strip";

describe("the strip below the board of City of Horror", () => {
  it("shows all of every card where there is room for it", () => {
    expect(stripIn(1080, 4, 5)).toEqual({ people: "whole", cards: "whole", rows: 3 });
  });

  it("shows the names of cards where there is not, and of people where there is less", () => {
    expect(stripIn(812, 4, 5)).toEqual({ people: "whole", cards: "tiles", rows: 3 });
    expect(stripIn(812, 4, 10)).toEqual({ people: "tiles", cards: "tiles", rows: 3 });
  });

  it("lays tiles higher rather than narrower", () => {
    expect(stripIn(472, 4, 10).rows).toBe(5);
    expect(stripIn(812, 4, 5, 2)).toEqual({ people: "tiles", cards: "tiles", rows: 4 });
  });

  it("is a column of tiles on a small screen, unless all is seen side by side", () => {
    expect(columnOf(3, 3).cards).toBe("whole");
    expect(columnOf(3, 6)).toEqual({ people: "tiles", cards: "tiles", rows: 1 });
  });
});
