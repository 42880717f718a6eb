/** Applies the changes of a view that the server sends. */
import type { Change } from "./protocol";

type Node = Record<string | number, unknown>;

/** Return the view after the changes; unchanged parts are shared with the old one. */
export function applyChanges<T extends object>(view: T, changes: readonly Change[]): T {
  const fresh = new Set<unknown>();
  const copyOnce = (node: unknown): Node => {
    const copy = (Array.isArray(node) ? [...(node as unknown[])] : { ...(node as object) }) as Node;
    fresh.add(copy);
    return copy;
  };
  let root = view as unknown as Node;
  for (const { at, put, drop } of changes) {
    if (!fresh.has(root)) root = copyOnce(root);
    let place = root;
    for (const key of at.slice(0, -1)) {
      if (!fresh.has(place[key])) place[key] = copyOnce(place[key]);
      place = place[key] as Node;
    }
    const last = at[at.length - 1];
    if (last === undefined) continue;
    if (drop) delete place[last];
    else place[last] = put;
  }
  return root as unknown as T;
}
