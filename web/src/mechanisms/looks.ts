/** How the things of mechanisms look, on the board and in the log: the `looks.ts` of each folder, found by lying there. */
import type { PartsOfPhases } from "@/lib/i18n/log";

export interface TokenLook {
  /** Its drawing on the sheet. */
  readonly figure: string;
  /** The name of its colour. */
  readonly paint: string;
  /** In the middle of its zone, so large; without a size it is a small one at the lower rim. */
  readonly size?: number;
  /** How far from the middle: vehicles stand back, so that figures stand before them. */
  readonly lift?: number;
  /** In a corner of its zone: how far right, how far down, how large. */
  readonly corner?: readonly [right: number, down: number, size: number];
  /** At the rim: where a spawn token lies, or beside one. */
  readonly rim?: "spawn" | "beside";
  /** The card that lies open there: it is called by its name. */
  readonly card?: string;
}

/** By kind of token, or by kind and the first word of its colour: `spawn necromancer`; some depend on all of it. */
export type TokenLooks = Readonly<Record<string, TokenLook | ((colour: string) => TokenLook)>>;

interface Looks {
  readonly TOKENS?: TokenLooks;
  /** The piles that are drawn from. */
  readonly DECKS?: readonly string[];
  /** How large its figures stand on the board, by their drawings. */
  readonly SIZES?: Readonly<Record<string, number>>;
  /** The part of a phase that an event of its own is told under, by the event's name. */
  readonly PARTS?: PartsOfPhases;
}

const FOUND = Object.values(import.meta.glob<Looks>("./*/looks.ts", { eager: true }));
const TOKENS: TokenLooks = Object.assign({}, ...FOUND.map((one) => one.TOKENS));

export const SIZES: Readonly<Record<string, number>> = Object.assign({}, ...FOUND.map((one) => one.SIZES));
export const PARTS: PartsOfPhases = Object.assign({}, ...FOUND.map((one) => one.PARTS));
export const DECKS: readonly string[] = FOUND.flatMap((one) => one.DECKS ?? []);

/** The look that a mechanism gives a token; nothing for those that all games share. */
export function lookOf(kind: string, colour: string): TokenLook | undefined {
  const known = TOKENS[`${kind} ${colour.split("_")[0]}`] ?? TOKENS[kind];
  return typeof known === "function" ? known(colour) : known;
}
