/** Sentences of the log, with the figures and places in them set apart so that they can be pointed at. */
import type { EventRecord } from "./protocol";
import type { Words } from "./words";

export interface Piece {
  readonly text: string;
  /** The name that the board knows this by; empty for plain words. */
  readonly ref: string;
}

/** The arguments whose values can be found on the board. */
const POINTED = ["survivor", "friend", "zone", "to", "space", "origin", "location", "start", "who", "gate"];

/** A sentence cut at the names of what it is about. */
export function pieces(sentence: string, refs: readonly (readonly [name: string, ref: string])[]): Piece[] {
  let parts: Piece[] = [{ text: sentence, ref: "" }];
  for (const [name, ref] of refs) {
    if (!name) continue;
    const found = parts.findIndex((part) => !part.ref && part.text.includes(name));
    const part = parts[found];
    if (!part) continue;
    const at = part.text.indexOf(name);
    const cut = [
      { text: part.text.slice(0, at), ref: "" },
      { text: name, ref },
      { text: part.text.slice(at + name.length), ref: "" },
    ];
    parts = [...parts.slice(0, found), ...cut.filter((one) => one.text), ...parts.slice(found + 1)];
  }
  return parts;
}

/** An event in words for one seat; nothing when it is not worth a line. */
export function told(words: Words, event: EventRecord, seat: number | null): Piece[] {
  const sentence = words.event(event, seat).trim();
  if (!sentence) return [];
  const refs = POINTED.flatMap((name) => {
    const value = event.args[name];
    return typeof value === "string" && value ? [[words.name(name, value), value] as const] : [];
  });
  return pieces(sentence, refs);
}
