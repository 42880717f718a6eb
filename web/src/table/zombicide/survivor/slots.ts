/** The places of a survivor for cards, as choices name them. */
import { stringArg, type Args, type Choice } from "@/lib/game/values";
import type { ZombicideSurvivorView } from "@/lib/net/protocol";

/** Whether there is a place for what is worn on the body, after those in hand. */
export const hasBody = (slots: readonly string[]): boolean => slots.length > 7;

/** Hands, body and backpack, in the order in which they lie on the sheet. */
export function slotNames(slots: readonly string[]): string[] {
  const worn = hasBody(slots);
  return slots.map((_, at) => (at < 2 ? `hand_${at + 1}` : worn && at === 2 ? "body" : `pack_${at - (worn ? 2 : 1)}`));
}

/** The card that lies where a choice would put another; empty where nothing does. */
export function ousted(choice: Choice, whose: ZombicideSurvivorView | undefined): string {
  const slot = stringArg(choice, "slot");
  return slot && whose ? (whose.slots[slotNames(whose.slots).indexOf(slot)] ?? "") : "";
}

/** Whose card a choice moves while two trade: its own survivor's, or that of whoever does not get it. */
export function ownerIn(choice: Choice, about: Args): string {
  const { survivor, other, card } = about;
  if (!stringArg(choice, "slot") || card || typeof survivor !== "string" || typeof other !== "string" || !other) return "";
  if (choice.do === "put") return survivor;
  const whose = stringArg(choice, "survivor");
  if (choice.do === "tidy") return whose;
  return whose === survivor ? other : survivor;
}
