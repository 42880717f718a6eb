/** Pictures of tiles, which stand alone: each has styles of its own, which must not meet those of the page. */
import type { TileFace } from "@/lib/net/protocol";

const addresses = new WeakMap<TileFace, string>();

/** Return the address of a tile's picture. */
export function tilePicture(face: TileFace): string {
  const known = addresses.get(face) ?? `data:image/svg+xml,${encodeURIComponent(face.svg)}`;
  addresses.set(face, known);
  return known;
}
