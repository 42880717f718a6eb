/** Items of the palette by section; each becomes the piece in hand when it is tapped. */
import { handColour, type Hand } from "../hand";
import type { Workshop } from "../workshop.svelte";

export const SECTIONS = ["tiles", "tokens", "edges", "figures", "cards"] as const;

export type Section = (typeof SECTIONS)[number];

export interface Item {
  readonly key: string;
  readonly hand: Hand;
}

/** Return the kinds of tokens of the game. */
export function tokenItems(workshop: Workshop): Item[] {
  return workshop.kit.tokens.map((one) => ({
    key: one.kind,
    hand: {
      kind: "token",
      put: one.kind,
      colour: workshop.colours.get(one.kind) ?? plainColour(one.kind, one.colours),
      faceDown: workshop.isFaceDown && Boolean(one.slots?.includes("face_down")),
    },
  }));
}

/** Return the initial colour of a token: objectives need one, spawn zones do not. */
function plainColour(kind: string, colours: readonly string[]): string {
  return kind === "objective" ? (colours[0] ?? "") : "";
}

/** Return the edges of the game: doors, locked doors, other edges, and elevators. */
export function edgeItems(workshop: Workshop): Item[] {
  const edges = workshop.kit.edges.flatMap(({ kind, colours }): Item[] => {
    const plain: Item = { key: kind, hand: { kind: "edge", put: kind, colour: "" } };
    if (!colours.length) return [plain];
    return [plain, { key: `${kind} locked`, hand: { kind: "edge", put: kind, colour: workshop.colours.get(kind) ?? colours[0]! } }];
  });
  return workshop.kit.has_lifts ? [...edges, { key: "lift", hand: { kind: "lift", first: "" } }] : edges;
}

/** Return the kinds of zombies that may be on the map at the beginning. */
export function figureItems(workshop: Workshop): Item[] {
  const kinds = workshop.kit.vocabulary.values["zombie"] ?? [];
  return kinds.map((zombie) => ({ key: zombie, hand: { kind: "zombie", zombie } }));
}

/** Return whether an item is the piece in hand. */
export function isInHand(hand: Hand, item: Item): boolean {
  const other = item.hand;
  if (hand.kind !== other.kind) return false;
  if (hand.kind === "token" && other.kind === "token") return hand.put === other.put && handColour(hand) === handColour(other);
  if (hand.kind === "edge" && other.kind === "edge") return hand.put === other.put && Boolean(hand.colour) === Boolean(other.colour);
  if (hand.kind === "zombie" && other.kind === "zombie") return hand.zombie === other.zombie;
  return true;
}

/** Return the colours to choose from for the piece in hand; empty if it has no colour. */
export function coloursFor(workshop: Workshop, hand: Hand): readonly string[] {
  if (hand.kind === "edge") return hand.colour ? (workshop.kit.edges.find((one) => one.kind === hand.put)?.colours ?? []) : [];
  if (hand.kind !== "token") return [];
  const kind = workshop.kit.tokens.find((one) => one.kind === hand.put);
  const colours = kind?.colours ?? [];
  return colours.length && hand.put !== "objective" ? ["", ...colours] : colours;
}

/** Return how many of a kind are left in the box, and how many it contains; null if that is unknown. */
export function leftInBox(workshop: Workshop, hand: Hand): { readonly left: number; readonly most: number } | null {
  const name = hand.kind === "token" || hand.kind === "edge" ? hand.put : "";
  const kinds = hand.kind === "edge" ? workshop.kit.edges : workshop.kit.tokens;
  const most = kinds.find((one) => one.kind === name)?.most ?? null;
  if (!name || most === null) return null;
  return { most, left: most - workshop.pieces.filter((one) => one.kind === hand.kind && one.name === name).length };
}
