/** Cache of the whole client, so that an offline page never mixes two builds. */
import { build, entry, shellAt, worker } from "./scope";
import { dropResponses } from "./responseCache";

const NAME = "horda-shell-";
const HERE = NAME + build;
/** Address of the page; each build has a cache of its own. */
const PAGE = "/";
const ASSETS = "/assets/";
/** Milliseconds of waiting for the server, after which the page comes from the cache. */
const FETCH_TIMEOUT_MS = 4000;
const FONT = "font/woff2";
const KINDS: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  woff2: FONT,
};

function kindOf(address: string): string {
  return KINDS[address.slice(address.lastIndexOf(".") + 1)] ?? "text/html; charset=utf-8";
}

/** Return a part of the client as a response; typefaces are in base64. */
function responseOf(address: string, text: string): Response {
  const kind = kindOf(address);
  const body = kind === FONT ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) : text;
  return new Response(body, { headers: { "content-type": kind } });
}

/** Cache the whole client; an incomplete build is not stored at all. */
async function cacheShell(): Promise<void> {
  const answer = await fetch(shellAt);
  if (!answer.ok) throw new Error(`${shellAt}: ${answer.status}`);
  const shell = (await answer.json()) as Readonly<Record<string, string>>;
  const cache = await caches.open(HERE);
  await Promise.all(Object.entries(shell).map(([address, text]) => cache.put(address, responseOf(address, text))));
}

/** Delete old builds except the last, which pages that are still open may need. */
async function deleteOldBuilds(): Promise<void> {
  const before = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== HERE);
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
  await dropResponses(build);
}

async function fetchPage(request: Request): Promise<Response> {
  const cached = await (await caches.open(HERE)).match(PAGE);
  try {
    const options = cached ? { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) } : {};
    return await fetch(request, options);
  } catch (failed) {
    if (cached) return cached;
    throw failed;
  }
}

/** Return a part from the cache; the hash in its name ensures that it belongs to the requested build. */
async function fetchPart(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(cacheShell().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(deleteOldBuilds().then(() => worker.clients.claim())));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate" && pathname === PAGE) event.respondWith(fetchPage(request));
  else if (pathname.startsWith(ASSETS) || pathname === "/icon.svg") event.respondWith(fetchPart(request));
});

worker.addEventListener("message", (event) => {
  // Answer a page that asks which build it would get if it were opened now.
  if ((event.data as { readonly entry?: true }).entry) event.ports[0]?.postMessage(entry);
});
