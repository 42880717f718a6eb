/** Router: the part of the address after `#`, which is never sent to a server. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

/** Decode a part of the address; return it unchanged if it is malformed. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function readRoute(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  return { path: path.split("/").filter(Boolean).map(decodePart), query: new URLSearchParams(query) };
}

export const route = $state<{ now: Route }>({ now: readRoute() });

addEventListener("hashchange", () => {
  route.now = readRoute();
});

/** Return the address of a page: `href("box", "zombiland")` is `#/box/zombiland`. */
export function href(...path: (string | number)[]): string {
  return `#/${path.map((part) => encodeURIComponent(part)).join("/")}`;
}

export function go(...path: (string | number)[]): void {
  location.hash = href(...path);
}
