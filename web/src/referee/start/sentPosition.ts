/** Conversion of a pasted position for the server. */
import type { SentPosition } from "@/lib/net/protocol";

/** A link with a position, or its code alone. */
const CODE = /^\S*?(1[\w-]{8,})$/;

/** Return a pasted link, code or text as a request; a text names its game or is read as one of `game`. */
export function sentPosition(pasted: string, game = ""): SentPosition {
  const bare = pasted.trim();
  const code = CODE.exec(bare.split(/[#/]/).at(-1) ?? "")?.[1];
  return code && !/\s/.test(bare) ? { code } : { text: bare, ...(game ? { game } : {}) };
}
