/** The symbol sheet: every figure, token, die and icon, inserted into the page once and used by name. */
import sheet from "@art/figures.svg?raw";
import more from "@/styles/more.svg?raw";

const known = new Set<string>();

/** Insert the sheet into the page. */
export function insertSymbols(): void {
  const home = document.createElement("div");
  home.setAttribute("aria-hidden", "true");
  home.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  home.innerHTML = `<svg width="0" height="0">${sheet}${more}</svg>`;
  document.body.prepend(home);
  for (const symbol of home.querySelectorAll("symbol")) known.add(symbol.id);
}

export function hasSymbol(name: string): boolean {
  return known.has(name);
}

/** Return the first of these symbols that the sheet has. */
export function firstSymbol(...names: string[]): string {
  return names.find((name) => known.has(name)) ?? "survivor";
}
