/** Where in Horda this window is: the part of the address after `#`, which no server is ever told. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

/** A part of the address in plain signs; one that was cut or mistyped stays as it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  return { path: path.split("/").filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}

export const route = $state<{ now: Route }>({ now: read() });

addEventListener("hashchange", () => {
  route.now = read();
});

/** The address of a page: `href("box", "zombiland")` is `#/box/zombiland`. */
export function href(...path: (string | number)[]): string {
  return `#/${path.map((part) => encodeURIComponent(part)).join("/")}`;
}

export function go(...path: (string | number)[]): void {
  location.hash = href(...path);
}
