/** Looks of the mechanisms' tokens and figures: each mechanism declares them in the `looks.ts` of its folder. */
import type { PartsOfPhases } from "@/lib/i18n/log";

export interface TokenLook {
  /** Name of its symbol. */
  readonly figure: string;
  /** Name of its colour. */
  readonly paint: string;
  /** Size in the middle of its zone; without a size it is small and lies at the lower edge. */
  readonly size?: number;
  /** Vertical offset from the middle: vehicles stand back, so that figures stand before them. */
  readonly lift?: number;
  /** Position and size in a corner of its zone. */
  readonly corner?: readonly [right: number, down: number, size: number];
  /** At the edge: where a spawn token lies, or beside one. */
  readonly rim?: "spawn" | "beside";
  /** Id of the card that lies open there and gives the token its name. */
  readonly card?: string;
}

/** Looks by kind of token, or by kind and the first word of its colour (`spawn necromancer`); some depend on the whole colour. */
export type TokenLooks = Readonly<Record<string, TokenLook | ((colour: string) => TokenLook)>>;

interface Looks {
  readonly TOKENS?: TokenLooks;
  /** Names of its decks. */
  readonly DECKS?: readonly string[];
  /** Sizes of its figures on the board, by symbol. */
  readonly SIZES?: Readonly<Record<string, number>>;
  /** Part of a phase under which the log lists an event, by event name. */
  readonly PARTS?: PartsOfPhases;
}

const FOUND = Object.values(import.meta.glob<Looks>("./*/looks.ts", { eager: true }));
const TOKENS: TokenLooks = Object.assign({}, ...FOUND.map((one) => one.TOKENS));

export const SIZES: Readonly<Record<string, number>> = Object.assign({}, ...FOUND.map((one) => one.SIZES));
export const PARTS: PartsOfPhases = Object.assign({}, ...FOUND.map((one) => one.PARTS));
export const DECKS: readonly string[] = FOUND.flatMap((one) => one.DECKS ?? []);

/** Return the look that a mechanism gives a token; undefined for tokens that all games share. */
export function mechanismLook(kind: string, colour: string): TokenLook | undefined {
  const known = TOKENS[`${kind} ${colour.split("_")[0]}`] ?? TOKENS[kind];
  return typeof known === "function" ? known(colour) : known;
}
