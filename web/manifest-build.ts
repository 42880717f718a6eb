/** Vite plugin for the web app manifests in each language: `/en.webmanifest`, `/es.webmanifest`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LANGUAGES = ["en", "es"] as const;
const TOKEN = (name: string): RegExp => new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, "i");

/** Return a colour from the style sheet. */
function tokenColour(tokens: string, name: string): string {
  const found = TOKEN(name).exec(tokens)?.[1];
  if (!found) throw new Error(`tokens.css has no colour --${name}`);
  return found;
}

function textOf(bundle: FluentBundle, name: string): string {
  const pattern = bundle.getMessage(`web-${name}`)?.value;
  if (!pattern) throw new Error(`web.ftl has no web-${name}`);
  return bundle.formatPattern(pattern);
}

export function buildManifest(lang: string, words: string, tokens: string): Readonly<Record<string, unknown>> {
  const bundle = new FluentBundle(lang);
  bundle.addResource(new FluentResource(words));
  const night = tokenColour(tokens, "night-0");
  const pngIcon = (size: number, purpose: string, file: string): object => ({
    src: `/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang,
    name: textOf(bundle, "app-name"),
    short_name: "Horda",
    description: textOf(bundle, "app-about"),
    background_color: night,
    theme_color: night,
    categories: ["games"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      pngIcon(192, "any", "icon"),
      pngIcon(512, "any", "icon"),
      pngIcon(512, "maskable", "icon-maskable"),
    ],
    shortcuts: ["tables", "learn", "rules"].map((page) => ({ name: textOf(bundle, `app-${page}`), url: `/#/${page}` })),
  };
}

export function manifests(locale: string): Plugin {
  return {
    name: "horda:manifests",
    apply: "build",
    generateBundle() {
      const tokens = readFileSync(join(import.meta.dirname, "src/styles/tokens.css"), "utf8");
      for (const lang of LANGUAGES) {
        const words = readFileSync(join(locale, lang, "web.ftl"), "utf8");
        this.emitFile({ type: "asset", fileName: `${lang}.webmanifest`, source: JSON.stringify(buildManifest(lang, words, tokens)) });
      }
    },
  };
}
