/** Which drawing of the sheet stands for what: actions, cards, people, zombies, places. */
import { named, type Choice } from "./values";
import { firstOf, onSheet } from "./symbols";
import type { Figures } from "@/lib/i18n/words";

/** What is printed on the things of the game on the table: which drawing of the sheet each has, among it. */
let printed: Figures = () => ({});

export function dress(figures: Figures): void {
  printed = figures;
}

function figureOf(kind: string, name: string): string {
  const figure = String(printed(kind, name)["figure"] ?? "").replaceAll("_", "-");
  return onSheet(figure) ? figure : "";
}

export function cardIcon(card: string): string {
  return figureOf("card", card) || (card === "?" ? "ui-more" : "eq-enchant");
}

/** The drawing of a thing that can be read: a card, or somebody with a card of their own. */
export function figureIcon(kind: string, name: string): string {
  return kind === "card" ? cardIcon(name) : figureOf(kind, name) || "town-man";
}

export function weaponIcon(weapon: string): string {
  return figureOf("card", weapon.split("+")[0] ?? "") || "ui-attack";
}

/** The drawing of a verb, or of what its choice is about. */
export function verbIcon(verb: string, choice?: Choice): string {
  const own = figureOf("verb", verb);
  if (!choice) return own || "ui-check";
  const zombie = named(choice, "zombie");
  if (zombie) return zombieIcon(zombie);
  const who = named(choice, "who");
  if (who) return townIcon(who);
  const colour = named(choice, "colour");
  if (colour && own.startsWith("objective-")) return firstOf(`objective-${shade(colour)}`, own);
  if (own) return own;
  const [card, survivor, location] = ["card", "survivor", "location"].map((name) => named(choice, name));
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

/** The colour of a token as the sheet names it. */
export function shade(colour: string): string {
  const same: Readonly<Record<string, string>> = { pink: "violet", purple: "violet", face_down: "red" };
  return same[colour] ?? (colour || "red");
}
