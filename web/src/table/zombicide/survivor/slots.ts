/** Equipment slots of a survivor, under the names that choices use. */
import { stringArg, type Args, type Choice } from "@/lib/game/values";
import type { ZombicideSurvivorView } from "@/lib/net/protocol";

/** Whether a body slot follows the hands. */
export const hasBodySlot = (slots: readonly string[]): boolean => slots.length > 7;

/** Return the names of the slots in the order of the sheet: hands, body, backpack. */
export function slotNames(slots: readonly string[]): string[] {
  const worn = hasBodySlot(slots);
  return slots.map((_, at) => (at < 2 ? `hand_${at + 1}` : worn && at === 2 ? "body" : `pack_${at - (worn ? 2 : 1)}`));
}

/** Return the card in the slot that a choice would fill; empty if there is none. */
export function replacedCard(choice: Choice, whose: ZombicideSurvivorView | undefined): string {
  const slot = stringArg(choice, "slot");
  return slot && whose ? (whose.slots[slotNames(whose.slots).indexOf(slot)] ?? "") : "";
}

/** Return the owner of the card that a choice moves in a trade: the acting survivor or the other one. */
export function movedCardOwner(choice: Choice, about: Args): string {
  const { survivor, other, card } = about;
  if (!stringArg(choice, "slot") || card || typeof survivor !== "string" || typeof other !== "string" || !other) return "";
  if (choice.do === "put") return survivor;
  const whose = stringArg(choice, "survivor");
  if (choice.do === "tidy") return whose;
  return whose === survivor ? other : survivor;
}
