/** Answers to offers, read from the log: who refused them, and which offers were made in place of others. */
import type { CityOfHorrorOfferView, EventRecord } from "@/lib/net/protocol";

/** Events after which earlier refusals no longer matter. */
const NEXT = new Set(["RoundBegun", "MovementShown", "InvasionRevealed", "LocationBegun", "Voted"]);

/** A refusal of an offer, and the offer made in its place, if any. */
export interface RefusedOffer {
  readonly seat: number;
  readonly offer: number;
  readonly instead: number | null;
}

/** Return the refusals of a player's offers in the current phase or at the current location, oldest first. */
export function refusalsOf(events: readonly EventRecord[], maker: number | null): RefusedOffer[] {
  const since = events.slice(events.findLastIndex((one) => NEXT.has(one.event)) + 1);
  const own = new Set(since.filter((one) => one.event === "OfferMade" && one.args["seat"] === maker).map((one) => one.args["offer"]));
  return since.flatMap((one, at) => {
    const { seat, offer } = one.args;
    if (one.event !== "OfferRefused" || !own.has(offer) || typeof seat !== "number" || typeof offer !== "number") return [];
    const next = since[at + 1];
    const instead = next?.event === "OfferMade" && next.args["seat"] === seat && next.args["to"] === maker ? next.args["offer"] : null;
    return [{ seat, offer, instead: typeof instead === "number" ? instead : null }];
  });
}

/** Whether an offer was made in place of one of the player's own. */
export function answersMine(events: readonly EventRecord[], offer: CityOfHorrorOfferView, me: number | null): boolean {
  return refusalsOf(events, me).some((one) => one.instead === offer.id);
}
