/** The current turn of a position that came from an answer; setting another phase or turn drops it. */
import { entriesOf, setEntry, setKey, type Given } from "../../../position/position";

/** Fields of a position about the current turn. */
const TURN_FIELDS = ["active", "actions", "did", "free", "phase", "used"] as const;

/** Return the position without the current turn; known cards and decks stay. */
export function withoutTurn(given: Given): Given {
  const bare = setKey(setKey(given, "phase", null), "active", null);
  if (!("details" in given)) return bare;
  const noStack = setEntry(bare, "details", "stack", null);
  const fields = Object.entries(entriesOf(entriesOf(noStack, "details"), "fields"));
  const kept = Object.fromEntries(fields.filter(([name]) => !TURN_FIELDS.some((one) => one === name)));
  return setEntry(noStack, "details", "fields", Object.keys(kept).length ? kept : null);
}
