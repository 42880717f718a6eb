/** The client itself, kept whole: a page without a line is of one build, never of two. */
import { build, entry, shellAt, worker } from "./scope";
import { dropTold } from "./responseCache";

const NAME = "horda-shell-";
const HERE = NAME + build;
/** The page of this build; another one's lies in another drawer. */
const PAGE = "/";
const ASSETS = "/assets/";
/** After so long the page comes from the device: a line that says nothing is none. */
const PATIENCE = 4000;
const KINDS: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

function kindOf(address: string): string {
  return KINDS[address.slice(address.lastIndexOf(".") + 1)] ?? "text/html; charset=utf-8";
}

/** Lay the whole client down; a build that does not come whole is not kept at all. */
async function keep(): Promise<void> {
  const answer = await fetch(shellAt);
  if (!answer.ok) throw new Error(`${shellAt}: ${answer.status}`);
  const shell = (await answer.json()) as Readonly<Record<string, string>>;
  const drawer = await caches.open(HERE);
  await Promise.all(
    Object.entries(shell).map(([address, text]) =>
      drawer.put(address, new Response(text, { headers: { "content-type": kindOf(address) } })),
    ),
  );
}

/** Builds before this one: the last stays for pages that are still open, which ask for parts of their own. */
async function clear(): Promise<void> {
  const before = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== HERE);
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
  await dropTold(build);
}

async function page(request: Request): Promise<Response> {
  const kept = await (await caches.open(HERE)).match(PAGE);
  try {
    const patience = kept ? { signal: AbortSignal.timeout(PATIENCE) } : {};
    return await fetch(request, patience);
  } catch (failed) {
    if (kept) return kept;
    throw failed;
  }
}

/** A part has its hash in its name: where it is kept, it is the right one. */
async function part(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(keep().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(clear().then(() => worker.clients.claim())));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate" && pathname === PAGE) event.respondWith(page(request));
  else if (pathname.startsWith(ASSETS) || pathname === "/icon.svg") event.respondWith(part(request));
});

worker.addEventListener("message", (event) => {
  // A page asks which build it would be if it were opened now.
  if ((event.data as { readonly entry?: true }).entry) event.ports[0]?.postMessage(entry);
});
