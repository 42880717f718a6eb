/** The demonstration: a build of the client (`vite build --mode demo`) that reads files instead of asking a server. */
export const IS_DEMO = import.meta.env.MODE === "demo";

/** Folder of the files, beside the page, so that the demonstration works at any address. */
export const FOLDER = "data";

/** Contents of the demonstration, as `tools/demo.py` writes them. */
export interface Demo {
  readonly matches: readonly DemoMatch[];
}

/** A recorded match, with the link that the replay's address needs. */
export interface DemoMatch {
  readonly game: string;
  readonly mission: string;
  readonly match: string;
  readonly link: string;
}

/** Thrown for a request that only a server can answer. */
export class NeedsServerError extends Error {}

/** Return the file with the answer to a request; `tools/demo.py` names files in the same way. */
export function fileOf(path: string): string {
  const [name = "", query = ""] = path.split("?");
  // Only the finished result of an analysis is recorded, not its progress.
  const suffix = query && !query.startsWith("after=") ? `-${query.replace(/[&=]/g, "-")}` : "";
  const [, stem, extension = ".json"] = /^(.*?)(\.\w+)?$/.exec(name) ?? [];
  return `${FOLDER}${stem}${suffix}${extension}`;
}

/** Load the list of recorded matches. */
export async function loadDemo(): Promise<Demo> {
  const answer = await fetch(fileOf("/demo"));
  return (await answer.json()) as Demo;
}
