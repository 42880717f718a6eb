/** Vite plugin that makes font sizes follow the user's text size: every `px` of a font becomes a multiple of `--px`. */
import type { Plugin } from "vite";

const FONT = /(^|[;{\s])(font(?:-size)?)(\s*:\s*)([^;{}]+)/g;
const PX = /(?<![\w.-])(\d+(?:\.\d+)?)px/g;

/** Return a style sheet with font sizes that follow `--px`. */
export function scaleFontSizes(css: string): string {
  return css.replace(
    FONT,
    (_, before: string, name: string, colon: string, value: string) =>
      `${before}${name}${colon}${value.replace(PX, "calc($1 * var(--px))")}`,
  );
}

export function textSize(): Plugin {
  return {
    name: "horda:text-size",
    enforce: "pre",
    transform: (code, id) => (/\.css($|\?)|lang\.css/.test(id) ? { code: scaleFontSizes(code), map: null } : null),
  };
}
