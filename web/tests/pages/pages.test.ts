import { expect, test } from "vitest";
import { pageKey, pageLoader, pageProps } from "@/pages/pages";

test("a page is found by its name, and the table by that of a match", () => {
  for (const address of ["box", "match", "replay", "rules", "settings", "tables", "join", "club", "desk"])
    expect(pageLoader(address), address).toBeDefined();
  for (const address of ["table", "Box", "shelf", "nowhere", "constructor"]) expect(pageLoader(address), address).toBeUndefined();
});

test("the parts of an address become the props of its page", () => {
  const info = { parts: ["match", "link"] };
  expect(pageProps(info, ["m1", "secret", "more"])).toEqual({ match: "m1", link: "secret" });
  expect(pageProps(info, ["m1"])).toEqual({ match: "m1", link: "" });
  expect(pageProps(undefined, ["m1"])).toEqual({});
});

test("a page is created anew when its identifying parts change", () => {
  expect(pageKey({ parts: ["match", "link"] }, ["m1", "secret", "more"])).toBe("m1/secret");
  expect(pageKey({ parts: ["game", "rule"], fresh: 1 }, ["zombiland", "ZL-MOV-01"])).toBe("zombiland");
  expect(pageKey(undefined, ["anything"])).toBe("");
});
