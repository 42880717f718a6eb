/** Finds the choices that build an offer from known parts. Contains no rules. */
import type { Choice } from "@/lib/game/values";
import type { CityOfHorrorPartView as Part } from "@/lib/net/protocol";

const ANY = "any";
/** Verbs that give and ask for goods; everything else is a promise. */
const GOODS: Readonly<Record<string, readonly [gives: string, asks: string]>> = {
  antidote: ["give_antidote", "ask_antidote"],
  hand: ["show_hand", "ask_hand"],
  tell: ["tell_invasion", "ask_invasion"],
  card: ["give_card", "ask_card"],
  private_card: ["give_card_privately", "ask_card"],
};
const PROMISES: readonly [string, string] = ["promise", "demand"];
const ANY_CARD: readonly [string, string] = ["give_any_card", "ask_any_card"];

/** Return the verb of the first choice that adds a part. */
function begins({ by_maker: gives, kind, subject }: Part): string {
  const anyCard = kind === "card" && subject === ANY;
  return (anyCard ? ANY_CARD : (GOODS[kind] ?? PROMISES))[gives ? 0 : 1];
}

/** Return the choice for the current question that leads to a part. */
export function choiceLeadingTo(part: Part, open: readonly Choice[]): Choice | undefined {
  return open.find(({ do: verb, args = {} }) => {
    if (verb === "choose_promise") return args["part"] === part.kind;
    if (verb === "choose_location") return args["location"] === part.location;
    if (verb === "name_card" || verb.startsWith("choose_")) return Object.values(args).includes(part.subject);
    return verb === begins(part) && (args["card"] === undefined || args["card"] === part.subject);
  });
}

/**
 * Return an offer from the other side, with gives and gets exchanged. If the player cannot accept it, leave out their
 * promises; goods that the player does not have are skipped later.
 */
export function mirrorParts(parts: readonly Part[], acceptable: boolean): Part[] {
  return parts
    .map((part) => ({ ...part, by_maker: !part.by_maker, kind: part.kind === "private_card" ? "card" : part.kind }))
    .filter((part) => acceptable || !part.by_maker || part.kind in GOODS);
}
