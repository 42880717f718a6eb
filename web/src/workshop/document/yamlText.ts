/** Values as one line of YAML in the style of mission files: `{put: door, between: [A1, B1]}`. */
import { parse } from "yaml";

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain | undefined };

export type PlainRecord = Readonly<Record<string, Plain | undefined>>;

/** Texts that need no quotes if every YAML reader takes them for texts. */
const PLAIN = /^[\p{L}\p{N}_<>.](?:[^:#,[\]{}"\n\t\\]*[^:#,[\]{}"\n\t\\\s])?$/u;
/** Texts that a reader of YAML 1.1, such as the server's, takes for a boolean, a number or a date. */
const OTHER_IN_1_1 = /^(?:yes|no|on|off|[\d_.]+(?:e[-+]?\d+)?|0[xob].*|\d{4}-\d.*|<<)$/i;

/** Whether every reader of YAML takes an unquoted text for the same text. */
function isPlainText(text: string): boolean {
  return PLAIN.test(text) && !OTHER_IN_1_1.test(text) && parse(text) === text;
}

function scalar(value: string | number | boolean | null): string {
  if (typeof value !== "string") return String(value);
  return isPlainText(value) ? value : JSON.stringify(value);
}

/** Return a key as YAML; it may be a number or a range of numbers: `6`, `1-2`. */
function keyText(key: string): string {
  return /^\d+$/.test(key) ? key : scalar(key);
}

/** Return a value as one line of YAML. */
export function flow(value: Plain): string {
  if (Array.isArray(value)) return `[${(value as readonly Plain[]).map(flow).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    const pairs = Object.entries(value as Record<string, Plain | undefined>).filter(([, one]) => one !== undefined);
    return `{${pairs.map(([key, one]) => `${keyText(key)}: ${flow(one!)}`).join(", ")}}`;
  }
  return scalar(value);
}

/** Return a list as YAML with one item per line. */
export function block(items: readonly Plain[], indent = "  "): string {
  return items.map((one) => `\n${indent}- ${flow(one)}`).join("");
}

/** Return a record as YAML with one key per line; inner records and lists likewise, down to a depth. */
export function blockRecord(record: PlainRecord, depth = Infinity, indent = "  "): string {
  return Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `\n${indent}${keyText(key)}:${blockValue(value!, depth - 1, `${indent}  `)}`)
    .join("");
}

function blockValue(value: Plain, depth: number, indent: string): string {
  if (depth > 0 && Array.isArray(value) && value.length) return block(value as readonly Plain[], indent);
  if (depth > 0 && value !== null && typeof value === "object" && !Array.isArray(value) && Object.keys(value).length)
    return blockRecord(value as PlainRecord, depth, indent);
  return ` ${flow(value)}`;
}
