/** What a tent turned out to be. */
import type { Figures, Words } from "@/lib/i18n/words";

interface Token {
  readonly kind: string;
  readonly colour: string;
}

export function tentName(words: Words, token: Token): string {
  return token.kind === "tent" && token.colour ? words.name("card", token.colour) : "";
}

/** The beds of a tent that lies open. */
export function bedsOf(figures: Figures, token: Token): [blue: number, green: number] {
  if (token.kind !== "tent" || !token.colour) return [0, 0];
  const inside = figures("card", token.colour);
  return [Number(inside["blue"] ?? 0), Number(inside["green"] ?? 0)];
}
