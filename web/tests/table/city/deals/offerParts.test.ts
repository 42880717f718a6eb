import { expect, test } from "vitest";
import type { Choice } from "@/lib/game/values";
import type { CityOfHorrorPartView as Part } from "@/lib/net/protocol";
import { missingPartTextId } from "@/table/city/deals/signs";
import { choiceLeadingTo, mirrorParts } from "@/table/city/deals/offerParts";

const part = (gives: boolean, kind: string, subject: string | number = "any", location: string | null = null): Part => ({
  by_maker: gives,
  kind,
  subject,
  location,
});
const choice = (verb: string, args: Choice["args"] = {}): Choice => ({ seat: 0, do: verb, args });

test("an offer turned round gives what was asked and asks for what was given", () => {
  const offered = [part(true, "private_card", "molotov"), part(false, "vote_attack", 2, "bank")];
  expect(mirrorParts(offered, true)).toEqual([part(false, "card", "molotov"), part(true, "vote_attack", 2, "bank")]);
});

test("who cannot accept it promises nothing by answering", () => {
  const offered = [part(false, "antidote"), part(false, "play", "gun", "bank"), part(true, "still", "any", "bank")];
  expect(mirrorParts(offered, false)).toEqual([part(true, "antidote"), part(false, "still", "any", "bank")]);
});

test("each part is reached by the choices that a person would make", () => {
  const gives = [choice("propose"), choice("drop"), choice("give_any_card"), choice("give_card", { card: "axe" }), choice("promise")];
  const asks = [choice("drop"), choice("ask_any_card"), choice("ask_card"), choice("ask_hand"), choice("demand")];
  expect(choiceLeadingTo(part(true, "card"), gives)?.do).toBe("give_any_card");
  expect(choiceLeadingTo(part(true, "card", "axe"), gives)?.args).toEqual({ card: "axe" });
  expect(choiceLeadingTo(part(true, "card", "gun"), gives)).toBeUndefined();
  expect(choiceLeadingTo(part(true, "vote_attack", 2, "bank"), gives)?.do).toBe("promise");
  expect(choiceLeadingTo(part(false, "card", "gun"), asks)?.do).toBe("ask_card");
  expect(choiceLeadingTo(part(false, "hand"), asks)?.do).toBe("ask_hand");
  expect(choiceLeadingTo(part(false, "still", "any", "bank"), asks)?.do).toBe("demand");
});

test("what is asked about a promise is answered as it was", () => {
  const vote = part(true, "vote_attack", 2, "bank");
  const kinds = ["still", "vote_attack"].map((kind) => choice("choose_promise", { part: kind }));
  const places = ["church", "bank"].map((location) => choice("choose_location", { location }));
  const targets = [1, 2].map((target) => choice("choose_target", { target }));
  expect([kinds, places, targets].map((open) => choiceLeadingTo(vote, open)?.args)).toEqual([
    { part: "vote_attack" },
    { location: "bank" },
    { target: 2 },
  ]);
  expect(
    choiceLeadingTo(part(false, "card", "gun"), [choice("name_card", { card: "axe" }), choice("name_card", { card: "gun" })])?.args,
  ).toEqual({
    card: "gun",
  });
});

test("a sign that is shut says what is lacking, or that it is in the offer already", () => {
  const parts = [part(true, "hand"), part(false, "card")];
  expect(missingPartTextId({ parts }, true, "hand")).toBe("c-no-twice");
  expect(missingPartTextId({ parts }, false, "hand")).toBe("c-no-get-hand");
  expect(missingPartTextId({ parts }, true, "invasion")).toBe("c-no-give-invasion");
  expect(missingPartTextId({ parts }, false, "card")).toBe("c-no-get-card");
});
