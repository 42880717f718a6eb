import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildManifest } from "../../manifest-build";
import { entryScript, readShell } from "../../offline-build";

const read = (path: string): string => readFileSync(join(import.meta.dirname, "../..", path), "utf8");

describe("the cached client", () => {
  it("contains every text by address, without compressed copies", () => {
    const folder = mkdtempSync(join(tmpdir(), "shell-"));
    mkdirSync(join(folder, "assets"));
    const page = '<script type="module" crossorigin src="/assets/index-1a.js"></script>';
    writeFileSync(join(folder, "index.html"), page);
    for (const name of ["index-1a.js", "index-1a.js.gz", "icon.png", "sans-2b.woff2"]) writeFileSync(join(folder, "assets", name), name);
    expect(readShell(folder)).toEqual({ "/": page, "/assets/index-1a.js": "index-1a.js", "/assets/sans-2b.woff2": btoa("sans-2b.woff2") });
    expect(entryScript(page)).toBe("/assets/index-1a.js");
    expect(() => entryScript("<p>no script</p>")).toThrow("no script");
  });
});

describe("the web app manifest", () => {
  it.each(["en", "es"])("has its texts in %s, the table's colours, and icons of the declared sizes", (lang) => {
    const tokens = read("src/styles/tokens.css");
    const told = buildManifest(lang, read(`../src/horda/locale/${lang}/web.ftl`), tokens);
    expect(told["lang"]).toBe(lang);
    expect(tokens).toContain(String(told["theme_color"]));
    const icons = told["icons"] as readonly { src: string; sizes: string; type: string; purpose?: string }[];
    for (const icon of icons.filter((one) => one.type === "image/png")) {
      const file = readFileSync(join(import.meta.dirname, "../../public", icon.src));
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(icon.sizes);
    }
    expect(icons.map((one) => one.purpose)).toContain("maskable");
  });

  it("differs in each language", () => {
    const [en, es] = ["en", "es"].map((lang) =>
      buildManifest(lang, read(`../src/horda/locale/${lang}/web.ftl`), read("src/styles/tokens.css")),
    );
    expect(en?.["description"]).not.toBe(es?.["description"]);
  });
});
