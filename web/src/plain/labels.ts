/** Names of the parts of a plain view. */
import type { PlainPieceView, PlainPlaceView, PlainView, View } from "@/lib/net/protocol";
import type { Words } from "@/lib/i18n/words";

export type Fact = PlainView["facts"][string];

/** Whether a view has the structure that this table can show. */
export function isPlain(view: View): view is PlainView {
  return "places" in view && "pieces" in view && "piles" in view && "players" in view;
}

export function placeName(words: Words, place: PlainPlaceView): string {
  return words.name(place.label, place.name);
}

export function pieceName(words: Words, piece: PlainPieceView): string {
  const name = piece.seat !== null ? words.seat(piece.seat) : words.name(piece.kind, piece.name);
  return piece.count > 1 ? `${name} ×${piece.count}` : name;
}

/** Format a fact: a number, yes or no, or a name. */
export function formatFact(words: Words, name: string, value: Fact): string {
  if (typeof value === "boolean") return words.say(value ? "common-yes" : "common-no");
  return typeof value === "string" ? words.name(name, value) : String(value);
}

/** Return the symbol of a piece: a survivor for a seat, a zombie otherwise. */
export function pieceSymbol(piece: PlainPieceView): string {
  return piece.figure || (piece.seat !== null ? "survivor" : "walker");
}

/** Group the pieces by place. */
export function piecesByPlace(pieces: readonly PlainPieceView[]): ReadonlyMap<string, readonly PlainPieceView[]> {
  const found = new Map<string, PlainPieceView[]>();
  for (const piece of pieces) found.set(piece.place, [...(found.get(piece.place) ?? []), piece]);
  return found;
}
