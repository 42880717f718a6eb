/** What a device needs to open Horda with no line: the whole client in one file, and the service worker that keeps it. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { build, type Plugin } from "vite";

const TEXTS = /\.(html|js|css|svg)$/;
const SHEET = /\.svg\?raw$/;
const SYMBOL = /<symbol[\s\S]*?<\/symbol>/g;
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** Every text of a built client by its address, the page itself at `/`. */
export function shellOf(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && TEXTS.test(one.name))
    .map((one) => join(one.parentPath, one.name))
    .sort();
  return Object.fromEntries(
    files.map((path) => {
      const address = `/${relative(folder, path).split(sep).join("/")}`;
      return [address === "/index.html" ? "/" : address, readFileSync(path, "utf8")];
    }),
  );
}

/** The script that a page begins with: each build has one of its own. */
export function entryOf(page: string): string {
  const entry = ENTRY.exec(page)?.[1];
  if (!entry) throw new Error("index.html begins with no script of its own");
  return entry;
}

/**
 * After the client its service worker, at the root so that all pages are its own.
 * The client lies in one file beside it: a club of two hundred asks once each, not once for every file.
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
      const shell = shellOf(folder);
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
          ENTRY: JSON.stringify(entryOf(shell["/"] ?? "")),
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

/** The sheet of symbols is also a picture of itself for people; pages want its symbols alone. Other drawings stay whole. */
export function symbolsAlone(): Plugin {
  return {
    name: "horda:symbols-alone",
    enforce: "pre",
    load: {
      filter: { id: SHEET },
      handler(id) {
        const drawn = readFileSync(id.replace(/\?raw$/, ""), "utf8");
        return `export default ${JSON.stringify(drawn.match(SYMBOL)?.join("") ?? drawn)}`;
      },
    },
  };
}
