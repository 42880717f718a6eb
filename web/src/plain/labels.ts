/** What a plain view is called in words. */
import type { PlainPieceView, PlainPlaceView, PlainView, View } from "@/lib/net/protocol";
import type { Words } from "@/lib/i18n/words";

export type Fact = PlainView["facts"][string];

/** Whether a view is one that this table can show; a game may have one of its own. */
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

/** A number as it is, yes and no in words, a name as the game says it. */
export function factTold(words: Words, name: string, value: Fact): string {
  if (typeof value === "boolean") return words.say(value ? "common-yes" : "common-no");
  return typeof value === "string" ? words.name(name, value) : String(value);
}

/** The figure of a piece: a survivor for a seat, a zombie for the rest. */
export function figureOf(piece: PlainPieceView): string {
  return piece.figure || (piece.seat !== null ? "survivor" : "walker");
}

/** The pieces by the place they stand in. */
export function byPlaceOf(pieces: readonly PlainPieceView[]): ReadonlyMap<string, readonly PlainPieceView[]> {
  const found = new Map<string, PlainPieceView[]>();
  for (const piece of pieces) found.set(piece.place, [...(found.get(piece.place) ?? []), piece]);
  return found;
}
