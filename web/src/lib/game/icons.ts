/** Icons and drawings for actions, cards, people, zombies and places. */
import { stringArg, type Choice } from "./values";
import { firstSymbol, hasSymbol } from "./symbols";
import type { Figures } from "@/lib/i18n/words";

/** Getter of the printed values of the current game, which contain the names of drawings. */
let printed: Figures = () => ({});

export function usePrintedValues(figures: Figures): void {
  printed = figures;
}

function figureOf(kind: string, name: string): string {
  const figure = String(printed(kind, name)["figure"] ?? "").replaceAll("_", "-");
  return hasSymbol(figure) ? figure : "";
}

/** Return the symbol name of a drawing; empty if there is none. */
function drawingOf(kind: string, name: string, part: "drawing" | "portrait" | "risen" = "drawing"): string {
  const drawing = String(printed(kind, name)[part] ?? "");
  return hasSymbol(drawing) ? drawing : "";
}

/** Return the small icon of a card, for buttons and lines of text. */
export function cardPictogram(card: string): string {
  return figureOf("card", card) || (card === "?" ? "ui-more" : "eq-enchant");
}

/** Return the picture of a card. */
export function cardIcon(card: string): string {
  return drawingOf("card", card) || cardPictogram(card);
}

/** Return the icon of a card, or of a person with a card of their own. */
export function figureIcon(kind: string, name: string): string {
  return kind === "card"
    ? cardIcon(name)
    : drawingOf(kind, name, "portrait") || drawingOf(kind, name) || figureOf(kind, name) || "town-man";
}

export function weaponIcon(weapon: string): string {
  return figureOf("card", weapon.split("+")[0] ?? "") || "ui-attack";
}

/** Return the icon of a verb, or of the card or person that its choice names. */
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
  if (card) return cardPictogram(card);
  if (survivor) return survivorIcon(survivor);
  return location ? placeIcon(location) : "ui-check";
}

/** Return the portrait of a survivor, for lists and sheets. */
export function survivorIcon(name: string): string {
  return drawingOf("survivor", name, "portrait") || figureOf("survivor", name) || "survivor";
}

/** Return the figure of a survivor, for the board. */
export function survivorFigure(name: string): string {
  return drawingOf("survivor", name) || figureOf("survivor", name) || "survivor";
}

/** Return the small icon of a kind of zombie; its size on the board is looked up by this name. */
export function zombieIcon(kind: string): string {
  return figureOf("zombie", kind) || "walker";
}

/** Return the figure of a kind of zombie. */
export function zombieFigure(kind: string): string {
  return drawingOf("zombie", kind) || zombieIcon(kind);
}

/** Return the portrait of a character of City of Horror. */
export function townIcon(who: string): string {
  return drawingOf("who", who, "portrait") || figureOf("who", who) || "town-man";
}

/** Return the figure of a character of City of Horror, for the board. */
export function townFigure(who: string): string {
  return drawingOf("who", who) || figureOf("who", who) || "town-man";
}

const TOWN_ZOMBIES = ["z-horde", "z-horde-b", "z-horde-c"] as const;

/** Return one of the drawings of City of Horror's zombies, which the rules do not tell apart. */
export function townZombie(at: number): string {
  const face = TOWN_ZOMBIES[at % TOWN_ZOMBIES.length] ?? "";
  return hasSymbol(face) ? face : "zombie-token";
}

/** Return the icon of a resource of City of Horror: `antidote`, `food`, `explosion`. */
export function goodsIcon(kind: string): string {
  return hasSymbol(`k-${kind}`) ? `k-${kind}` : kind;
}

/** Return the figure of a player's character in Survivor Zombiland, alive or risen. */
export function pawnFigure(character: string, isDead: boolean): string {
  return drawingOf("character", character, isDead ? "risen" : "drawing") || (isDead ? "pawn-zombie" : "pawn-runner");
}

/** Return the portrait of a player's character in Survivor Zombiland; a risen character has its figure instead. */
export function pawnIcon(character: string, isDead: boolean): string {
  return (isDead ? "" : drawingOf("character", character, "portrait")) || pawnFigure(character, isDead);
}

export function placeIcon(location: string): string {
  return figureOf("location", location) || "ui-move";
}

/** Return the symbol of a location's drawing; empty if it has none. */
export function placeDrawing(location: string): string {
  return drawingOf("location", location);
}

/** Return the name that symbols use for a token's colour. */
export function sheetColour(colour: string): string {
  const same: Readonly<Record<string, string>> = { pink: "violet", purple: "violet", face_down: "red" };
  return same[colour] ?? (colour || "red");
}
