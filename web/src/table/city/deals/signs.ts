/** Icons for the parts of a deal, few enough that both sides are visible at once. */
import type { Choice } from "@/lib/game/values";
import type { CityOfHorrorOfferView } from "@/lib/net/protocol";

export interface Sign {
  readonly name: "card" | "antidote" | "hand" | "invasion" | "promise";
  readonly icon: string;
  readonly verbs: readonly string[];
}

export const SIGNS: readonly Sign[] = [
  { name: "card", icon: "eq-gun", verbs: ["give_any_card", "give_card", "give_card_privately", "ask_any_card", "ask_card"] },
  { name: "antidote", icon: "antidote", verbs: ["give_antidote", "ask_antidote"] },
  { name: "promise", icon: "pledge", verbs: ["promise", "demand"] },
  { name: "hand", icon: "ui-eye", verbs: ["show_hand", "ask_hand"] },
  { name: "invasion", icon: "zombie-token", verbs: ["tell_invasion", "ask_invasion"] },
];

/** Group the choices of one side by icon; those without an icon stand alone. */
export function groupBySign(choices: readonly Choice[]): {
  signs: readonly (Sign & { readonly choices: readonly Choice[] })[];
  rest: readonly Choice[];
} {
  const known = new Set(SIGNS.flatMap((sign) => sign.verbs));
  return {
    signs: SIGNS.map((sign) => ({ ...sign, choices: choices.filter((choice) => sign.verbs.includes(choice.do)) })),
    rest: choices.filter((choice) => !known.has(choice.do)),
  };
}

/** Parts that an offer can contain only once, by icon. */
const ONCE: Readonly<Record<string, string>> = { hand: "hand", invasion: "tell" };

/** Return the id of the text that explains why no such part can be added to a side. */
export function missingPartTextId(draft: Pick<CityOfHorrorOfferView, "parts">, give: boolean, name: Sign["name"]): string {
  const twice = draft.parts.some((part) => part.by_maker === give && part.kind === ONCE[name]);
  return twice ? "c-no-twice" : `c-no-${give ? "give" : "get"}-${name}`;
}
