/** Vite plugins for offline use: the whole client in one file, and the service worker that caches it. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { build, type Plugin } from "vite";

const TEXTS = /\.(html|js|css|svg)$/;
const FONT = /\.woff2$/;
const SHEET = /(\/horda\/art\/.*|\/styles\/more)\.svg\?raw$/;
const SYMBOL = /<symbol[\s\S]*?<\/symbol>/g;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** Return all texts of a built client by address, with the page itself at `/`; typefaces are in base64. */
export function readShell(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && (TEXTS.test(one.name) || FONT.test(one.name)))
    .map((one) => join(one.parentPath, one.name))
    .sort();
  return Object.fromEntries(
    files.map((path) => {
      const address = `/${relative(folder, path).split(sep).join("/")}`;
      return [address === "/index.html" ? "/" : address, readFileSync(path, FONT.test(path) ? "base64" : "utf8")];
    }),
  );
}

/** Return the script that a page starts with, which differs in each build. */
export function entryScript(page: string): string {
  const entry = ENTRY.exec(page)?.[1];
  if (!entry) throw new Error("index.html begins with no script of its own");
  return entry;
}

/**
 * Build the service worker after the client, at the root so that it controls all pages. The client is in one file beside
 * it, so that each device needs one request instead of one for every file.
 */
export function offline(worker: string): Plugin {
  let folder = "";
  return {
    name: "horda:offline",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle(failed?: Error) {
      if (failed) return;
      const shell = readShell(folder);
      const text = JSON.stringify(shell);
      const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
      const at = `assets/shell-${hash}.json`;
      writeFileSync(join(folder, at), text);
      await build({
        configFile: false,
        logLevel: "error",
        define: {
          BUILD: JSON.stringify(hash),
          SHELL: JSON.stringify(`/${at}`),
          ENTRY: JSON.stringify(entryScript(shell["/"] ?? "")),
        },
        build: {
          target: "es2022",
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          reportCompressedSize: false,
          rollupOptions: { input: worker, output: { format: "iife", entryFileNames: "worker.js" } },
        },
      });
    },
  };
}

/** Reduce sheets of symbols to their symbols; other drawings, such as covers, stay whole. */
export function symbolSheet(): Plugin {
  return {
    name: "horda:symbols-alone",
    enforce: "pre",
    load: {
      filter: { id: SHEET },
      handler(id) {
        const drawn = readFileSync(id.replace(/\?raw$/, ""), "utf8");
        return `export default ${JSON.stringify(drawn.match(SYMBOL)?.join("") ?? "")}`;
      },
    },
  };
}
