/** What was said at the table, in the language set now. */
import { t } from "./i18n.svelte";
import type { ChatLine } from "@/lib/net/protocol";
import type { Words } from "./words";

/** A line as it is read: own words as they are, a ready phrase or what a bot says in the reader's language. */
export function saidIn(line: ChatLine, words: Words): string {
  if (line.speech) return words.speech(line.speech);
  return line.phrase && line.text.startsWith("web-") ? t(line.text.slice(4)) : line.text;
}
