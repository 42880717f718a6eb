/** Names and beds of revealed tents. */
import type { Figures, Words } from "@/lib/i18n/words";

interface Token {
  readonly kind: string;
  readonly colour: string;
}

export function tentName(words: Words, token: Token): string {
  return token.kind === "tent" && token.colour ? words.name("card", token.colour) : "";
}

/** Return the number of beds of a revealed tent by colour. */
export function bedsOf(figures: Figures, token: Token): [blue: number, green: number] {
  if (token.kind !== "tent" || !token.colour) return [0, 0];
  const inside = figures("card", token.colour);
  return [Number(inside["blue"] ?? 0), Number(inside["green"] ?? 0)];
}
