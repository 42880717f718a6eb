/** What was said at the table, in the language set now. */
import { t } from "./i18n.svelte";
import type { ChatLine } from "./protocol";

/** A line as it is read: own words as they are, a ready phrase in the reader's language. */
export function saidIn(line: ChatLine): string {
  return line.phrase && line.text.startsWith("web-") ? t(line.text.slice(4)) : line.text;
}
