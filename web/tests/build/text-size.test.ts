import { describe, expect, it } from "vitest";
import { scaleFontSizes } from "../../text-size";

describe("sizes of text follow the reader", () => {
  it("in a size, and in a whole font with its line", () => {
    expect(scaleFontSizes("a{font-size:13px;padding:4px}")).toBe("a{font-size:calc(13 * var(--px));padding:4px}");
    expect(scaleFontSizes("b { font: 600 12px/20px var(--sans); }")).toBe(
      "b { font: 600 calc(12 * var(--px))/calc(20 * var(--px)) var(--sans); }",
    );
  });
  it("and nothing else is touched", () => {
    const css = "a { width: 12px; font-variant: small-caps; --t-0: 11px }";
    expect(scaleFontSizes(css)).toBe(css);
  });
});
