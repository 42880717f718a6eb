/** The turn of a position that came from an answer, which is given up when another phase or turn is set. */
import { entriesOf, setEntry, setKey, type Given } from "../../../position/position";

/** Fields of a position's details that say whose turn it is and what is left of it. */
const TURN_FIELDS = ["active", "actions", "did", "free", "phase", "used"] as const;

/** Return the position without the turn that goes on; what is known of cards and decks stays. */
export function withoutTurn(given: Given): Given {
  const bare = setKey(setKey(given, "phase", null), "active", null);
  if (!("details" in given)) return bare;
  const noStack = setEntry(bare, "details", "stack", null);
  const fields = Object.entries(entriesOf(entriesOf(noStack, "details"), "fields"));
  const kept = Object.fromEntries(fields.filter(([name]) => !TURN_FIELDS.some((one) => one === name)));
  return setEntry(noStack, "details", "fields", Object.keys(kept).length ? kept : null);
}
