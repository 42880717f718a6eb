/** Icons for actions, cards, people, zombies and places. */
import { stringArg, type Choice } from "./values";
import { firstSymbol, hasSymbol } from "./symbols";
import type { Figures } from "@/lib/i18n/words";

/** Printed values of the current game, which name the drawing of each thing. */
let printed: Figures = () => ({});

export function usePrintedValues(figures: Figures): void {
  printed = figures;
}

function figureOf(kind: string, name: string): string {
  const figure = String(printed(kind, name)["figure"] ?? "").replaceAll("_", "-");
  return hasSymbol(figure) ? figure : "";
}

export function cardIcon(card: string): string {
  return figureOf("card", card) || (card === "?" ? "ui-more" : "eq-enchant");
}

/** Return the icon of a card, or of a person with a card of their own. */
export function figureIcon(kind: string, name: string): string {
  return kind === "card" ? cardIcon(name) : figureOf(kind, name) || "town-man";
}

export function weaponIcon(weapon: string): string {
  return figureOf("card", weapon.split("+")[0] ?? "") || "ui-attack";
}

/** Return the icon of a verb, or of what its choice is about. */
export function verbIcon(verb: string, choice?: Choice): string {
  const own = figureOf("verb", verb);
  if (!choice) return own || "ui-check";
  const zombie = stringArg(choice, "zombie");
  if (zombie) return zombieIcon(zombie);
  const who = stringArg(choice, "who");
  if (who) return townIcon(who);
  const colour = stringArg(choice, "colour");
  if (colour && own.startsWith("objective-")) return firstSymbol(`objective-${sheetColour(colour)}`, own);
  if (own) return own;
  const [card, survivor, location] = ["card", "survivor", "location"].map((name) => stringArg(choice, name));
  if (card) return cardIcon(card);
  if (survivor) return survivorIcon(survivor);
  return location ? placeIcon(location) : "ui-check";
}

export function survivorIcon(name: string): string {
  return figureOf("survivor", name) || "survivor";
}

export function zombieIcon(kind: string): string {
  return figureOf("zombie", kind) || "walker";
}

export function townIcon(who: string): string {
  return figureOf("who", who) || "town-man";
}

export function placeIcon(location: string): string {
  return figureOf("location", location) || "ui-move";
}

/** Return the symbol sheet's name for a token's colour. */
export function sheetColour(colour: string): string {
  const same: Readonly<Record<string, string>> = { pink: "violet", purple: "violet", face_down: "red" };
  return same[colour] ?? (colour || "red");
}
