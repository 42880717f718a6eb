/** Drawings of the mechanisms' tokens and figures, which each mechanism declares in the `looks.ts` of its folder. */
import type { PartsOfPhases } from "@/lib/i18n/log";

export interface TokenLook {
  /** Name of the symbol. */
  readonly figure: string;
  /** Name of the colour. */
  readonly paint: string;
  /** Size in the middle of the zone; tokens without a size are small and lie at the lower edge. */
  readonly size?: number;
  /** Vertical offset from the middle: vehicles are drawn higher, so that figures stand in front of them. */
  readonly lift?: number;
  /** Position and size, for a token in a corner of its zone. */
  readonly corner?: readonly [right: number, down: number, size: number];
  /** Position at the edge: at the place of a spawn token, or beside one. */
  readonly rim?: "spawn" | "beside";
  /** Id of the open card that gives the token its name. */
  readonly card?: string;
}

/**
 * Drawings by kind of token, or by kind and the first word of the colour (`spawn necromancer`); some depend on the
 * whole colour.
 */
export type TokenLooks = Readonly<Record<string, TokenLook | ((colour: string) => TokenLook)>>;

interface Looks {
  readonly TOKENS?: TokenLooks;
  /** Names of the mechanism's decks. */
  readonly DECKS?: readonly string[];
  /** Sizes of the mechanism's figures on the board, by symbol. */
  readonly SIZES?: Readonly<Record<string, number>>;
  /** Part of a phase under which the log lists an event, by event name. */
  readonly PARTS?: PartsOfPhases;
}

const FOUND = Object.values(import.meta.glob<Looks>("./*/looks.ts", { eager: true }));
const TOKENS: TokenLooks = Object.assign({}, ...FOUND.map((one) => one.TOKENS));

export const SIZES: Readonly<Record<string, number>> = Object.assign({}, ...FOUND.map((one) => one.SIZES));
export const PARTS: PartsOfPhases = Object.assign({}, ...FOUND.map((one) => one.PARTS));
export const DECKS: readonly string[] = FOUND.flatMap((one) => one.DECKS ?? []);

/** Return the drawing that a mechanism declares for a token; undefined for tokens that all games share. */
export function mechanismLook(kind: string, colour: string): TokenLook | undefined {
  const known = TOKENS[`${kind} ${colour.split("_")[0]}`] ?? TOKENS[kind];
  return typeof known === "function" ? known(colour) : known;
}
