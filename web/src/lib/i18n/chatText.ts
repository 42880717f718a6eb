/** Text of chat lines in the current language. */
import { t } from "./i18n.svelte";
import type { ChatLine } from "@/lib/net/protocol";
import type { Words } from "./words";

/** Return a chat line as text: typed text unchanged, prepared phrases and bots' remarks in the user's language. */
export function chatText(line: ChatLine, words: Words): string {
  if (line.speech) return words.speech(line.speech);
  return line.phrase && line.text.startsWith("web-") ? t(line.text.slice(4)) : line.text;
}
