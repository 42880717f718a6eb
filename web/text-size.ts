/** Sizes of text by the reader's measure: every `px` of a font becomes a multiple of `--px`, which is theirs. */
import type { Plugin } from "vite";

const FONT = /(^|[;{\s])(font(?:-size)?)(\s*:\s*)([^;{}]+)/g;
const PX = /(?<![\w.-])(\d+(?:\.\d+)?)px/g;

/** A style sheet with sizes of text that follow `--px`. */
export function byReader(css: string): string {
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
    transform: (code, id) => (/\.css($|\?)|lang\.css/.test(id) ? { code: byReader(code), map: null } : null),
  };
}
