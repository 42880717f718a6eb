/** Vite plugin that makes font sizes follow the user's text size: every `--type-…` token of a font is multiplied by `--px`. */
import type { Plugin } from "vite";

const FONT = /(^|[;{\s])(font(?:-size)?)(\s*:\s*)([^;{}]+)/g;
const TOKEN = /var\(--type-\d+\)/g;

/** Return a style sheet with font sizes that follow `--px`, which components may override for text among drawings. */
export function scaleFontSizes(css: string): string {
  return css.replace(
    FONT,
    (_, before: string, name: string, colon: string, value: string) =>
      `${before}${name}${colon}${value.replace(TOKEN, (token) => `calc(${token} * var(--px))`)}`,
  );
}

export function textSize(): Plugin {
  return {
    name: "horda:text-size",
    enforce: "pre",
    transform: (code, id) => (/\.css($|\?)|lang\.css/.test(id) ? { code: scaleFontSizes(code), map: null } : null),
  };
}
