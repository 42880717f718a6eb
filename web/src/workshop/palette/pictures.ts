/** Pictures of tiles as separate images, because the styles of a drawing must not affect those of the page. */
import type { TileFace } from "@/lib/net/protocol";

const addresses = new WeakMap<TileFace, string>();

/** Return the address of a tile's picture as a data URL. */
export function tilePicture(face: TileFace): string {
  const known = addresses.get(face) ?? `data:image/svg+xml,${encodeURIComponent(face.svg)}`;
  addresses.set(face, known);
  return known;
}
