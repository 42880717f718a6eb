/** The Fluent files, the same that Python reads; each is fetched when a game needs it. */
import type { Lang } from "@/lib/state/settings.svelte";

// What only the command says is of no use to a page.
const files = import.meta.glob<string>(["@locale/*/*.ftl", "!@locale/*/cli.ftl"], { query: "?raw", import: "default" });

const byName = new Map(Object.entries(files).map(([path, load]) => [path.split("/").slice(-2).join("/").replace(".ftl", ""), load]));
const texts = new Map<string, Promise<string>>();

/** The words that a game brings itself, which this client was not built with: the server has them. */
async function brought(key: string): Promise<string> {
  const answer = await fetch(`/api/v1/words/${key}.ftl`);
  return answer.ok ? answer.text() : "";
}

/** The text of `<lang>/<name>.ftl`; empty where there is none. */
export function catalogue(lang: Lang, name: string): Promise<string> {
  const key = `${lang}/${name}`;
  const found = texts.get(key) ?? (byName.get(key) ?? (() => brought(key)))();
  texts.set(key, found);
  // A failure is not kept: the line may be back when the words are wanted again.
  found.catch(() => texts.delete(key));
  return found;
}
