/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { manifests } from "./manifest-build";
import { offline, symbolSheet } from "./offline-build";
import { textSize } from "./text-size";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["HORDA_SERVER"] ?? "http://127.0.0.1:8000";

const ENTRY = /\/(index\.html|src\/main\.ts)$/;

/** Chunk of everything that each page needs: twenty small files would cost twenty requests and compress worse. */
const FIRST = { name: "first", tags: ["$initial" as const], test: (id: string) => !ENTRY.test(id) };
/** Path of a game's drawings, which form one chunk. */
const SHEET = /\/art\/sheets\/(\w+)\//;
const DRAWINGS = { name: (id: string) => `drawings-${SHEET.exec(id)?.[1]}`, test: SHEET };

export default defineConfig(({ mode }) => ({
  plugins: [
    textSize(),
    symbolSheet(),
    svelte(),
    manifests(here("../src/horda/locale")),
    // The demonstration needs no service worker, because it consists of files.
    ...(mode === "demo" ? [] : [offline(here("./src/worker/worker.ts"))]),
  ],
  resolve: {
    alias: {
      "@": here("./src"),
      // Folders of texts and drawings that Python uses too.
      "@locale": here("../src/horda/locale"),
      "@art": here("../src/horda/art"),
    },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The entry waits for its texts, so it is separate; nothing else has to wait.
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST, DRAWINGS] } } },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true }, "/manual": { target: server } },
  },
  // Long timeout, because the machine may be busy.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 120_000 },
}));
