/** The Fluent files, shared with Python; each is loaded when a game needs it. */
import type { Lang } from "@/lib/state/settings.svelte";

// Messages of the command line are not needed in the browser.
const files = import.meta.glob<string>(["@locale/*/*.ftl", "!@locale/*/cli.ftl"], { query: "?raw", import: "default" });

const byName = new Map(Object.entries(files).map(([path, load]) => [path.split("/").slice(-2).join("/").replace(".ftl", ""), load]));
const texts = new Map<string, Promise<string>>();

/** Fetch from the server the texts of a game that is not part of this build. */
async function fetchTexts(key: string): Promise<string> {
  const answer = await fetch(`/api/v1/words/${key}.ftl`);
  return answer.ok ? answer.text() : "";
}

/** Return the text of `<lang>/<name>.ftl`; empty if there is none. */
export function loadCatalogue(lang: Lang, name: string): Promise<string> {
  const key = `${lang}/${name}`;
  const found = texts.get(key) ?? (byName.get(key) ?? (() => fetchTexts(key)))();
  texts.set(key, found);
  // Failures are not cached, because the connection may be back later.
  found.catch(() => texts.delete(key));
  return found;
}
