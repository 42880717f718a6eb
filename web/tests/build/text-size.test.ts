import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { scaleFontSizes } from "../../text-size";

describe("font sizes follow the user's text size", () => {
  it("in a font size and in a font shorthand", () => {
    expect(scaleFontSizes("a{font-size:var(--type-13);padding:4px}")).toBe("a{font-size:calc(var(--type-13) * var(--px));padding:4px}");
    expect(scaleFontSizes("b { font: 600 var(--type-12)/1.2 var(--sans); }")).toBe(
      "b { font: 600 calc(var(--type-12) * var(--px))/1.2 var(--sans); }",
    );
  });
  it("and nothing else is changed", () => {
    const css = "a { width: 12px; font-variant: small-caps; --x: var(--type-12) }";
    expect(scaleFontSizes(css)).toBe(css);
  });
});

const STYLE = /<style>(.*?)<\/style>/s;
const COMMENT = /\/\*.*?\*\//gs;
const FONT_PX = /[;{\s]font(?:-size)?\s*:[^;{}]*?\dpx/;
const SPACING = /[;{\s](?:gap|row-gap|column-gap|padding[a-z-]*|margin[a-z-]*)\s*:([^;{}]+)/g;

const root = join(import.meta.dirname, "../../src");
const tokens = readFileSync(join(root, "styles/tokens.css"), "utf8");
const spaces = new Set([...tokens.matchAll(/--space-(\d+):/g)].map((found) => found[1]));
const sheets = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|css)$/.test(path) && !path.endsWith("tokens.css"))
  .map((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return [path, (path.endsWith(".css") ? text : (STYLE.exec(text)?.[1] ?? "")).replace(COMMENT, "")] as const;
  });

describe("style sheets use the tokens", () => {
  it("for every font size", () => {
    expect(sheets.filter(([, css]) => FONT_PX.test(css)).map(([path]) => path)).toEqual([]);
  });
  it("for every gap, padding and margin of the scale", () => {
    const raw = sheets.flatMap(([path, css]) =>
      [...css.matchAll(SPACING)].flatMap(([, value = ""]) =>
        [...value.matchAll(/(?<![\w.(-])(\d+)px/g)].filter(([, px]) => spaces.has(px)).map(() => `${path}: ${value.trim()}`),
      ),
    );
    expect(raw).toEqual([]);
  });
});
