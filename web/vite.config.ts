/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { manifests } from "./manifest-build";
import { offline, symbolsAlone } from "./offline-build";
import { textSize } from "./text-size";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["HORDA_SERVER"] ?? "http://127.0.0.1:8000";

const ENTRY = /\/(index\.html|src\/main\.ts)$/;

export default defineConfig({
  plugins: [textSize(), symbolsAlone(), svelte(), manifests(here("../src/horda/locale")), offline(here("./src/worker/worker.ts"))],
  resolve: {
    alias: {
      "@": here("./src"),
      // The words and the drawings are the ones that Python uses.
      "@locale": here("../src/horda/locale"),
      "@art": here("../src/horda/art"),
    },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What every page needs comes as one file: twenty small ones bring twenty heads, and pack worse. The entry
    // itself waits for its words, and stays apart: what is fetched meanwhile must not have to wait for it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"], test: (id) => !ENTRY.test(id) }] } } },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true }, "/manual": { target: server } },
  },
  // Patient, since the machine may have much else to do.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 120_000 },
});
