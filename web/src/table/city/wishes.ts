/** An offer that is put together from parts that are known: which choice brings each of them nearer. Still no rules. */
import type { Choice } from "@/lib/game/values";
import type { CityOfHorrorPartView as Part } from "@/lib/net/protocol";

const ANY = "any";
/** What is handed over or told at once, by the verbs that give it and that ask for it; all else is promised. */
const GOODS: Readonly<Record<string, readonly [gives: string, asks: string]>> = {
  antidote: ["give_antidote", "ask_antidote"],
  hand: ["show_hand", "ask_hand"],
  tell: ["tell_invasion", "ask_invasion"],
  card: ["give_card", "ask_card"],
  private_card: ["give_card_privately", "ask_card"],
};
const PROMISES: readonly [string, string] = ["promise", "demand"];
const ANY_CARD: readonly [string, string] = ["give_any_card", "ask_any_card"];

/** The verb that a part begins with. */
function begins({ by_maker: gives, kind, subject }: Part): string {
  const anyCard = kind === "card" && subject === ANY;
  return (anyCard ? ANY_CARD : (GOODS[kind] ?? PROMISES))[gives ? 0 : 1];
}

/** The choice that leads to a part, at whatever is asked about the offer now. */
export function leading(part: Part, open: readonly Choice[]): Choice | undefined {
  return open.find(({ do: verb, args = {} }) => {
    if (verb === "choose_promise") return args["part"] === part.kind;
    if (verb === "choose_location") return args["location"] === part.location;
    if (verb === "name_card" || verb.startsWith("choose_")) return Object.values(args).includes(part.subject);
    return verb === begins(part) && (args["card"] === undefined || args["card"] === part.subject);
  });
}

/**
 * What an offer comes to from the other side: what was given is got. Who cannot accept it lacks something of their own,
 * or is bound otherwise: then their promises are left out, and of what they would give, what they have not is not found.
 */
export function turned(parts: readonly Part[], acceptable: boolean): Part[] {
  return parts
    .map((part) => ({ ...part, by_maker: !part.by_maker, kind: part.kind === "private_card" ? "card" : part.kind }))
    .filter((part) => acceptable || !part.by_maker || part.kind in GOODS);
}
