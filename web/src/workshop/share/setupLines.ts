/** Lines about the set-up of a mission: each kind of piece once with all its places. */
import type { Words } from "@/lib/i18n/words";
import { edgesOf, tokensOf, type TokenValue } from "../document/mission";
import type { Plain } from "../document/yamlText";

export interface SetupLine {
  readonly what: string;
  readonly where: string;
}

type Values = Readonly<Record<string, Plain | undefined>>;

export function setupLines(values: Values, words: Words): SetupLine[] {
  const tokens = tokensOf(values).map(({ token }): SetupLine => ({ what: tokenName(token, words), where: placeOf(token, words) }));
  const edges = edgesOf(values).map(({ edge }): SetupLine => {
    const name = coloured(words.say(`workshop-edge-${edge.put}`), edge.colour, words);
    return {
      what: edge.open ? words.say(edge.put === "barrier" ? "workshop-sheet-later" : "workshop-sheet-open", { name }) : name,
      where: edge.between.join("–"),
    };
  });
  const zombies = listOf(values["zombies"]).map((one): SetupLine => ({
    what: words.name("zombie", String(one["kind"])),
    where: [listed(one["at"]), Number(one["count"] ?? 1) > 1 ? `×${String(one["count"])}` : ""].filter(Boolean).join(" "),
  }));
  const aside = (Array.isArray(values["aside"]) ? (values["aside"] as readonly Plain[]) : []).map((card): SetupLine => ({
    what: words.say("workshop-sheet-aside"),
    where: words.name("card", String(card)),
  }));
  return joined([...tokens, ...edges, ...zombies, ...aside]);
}

function coloured(name: string, colour: string | undefined, words: Words): string {
  return colour ? words.say("workshop-sheet-coloured", { name, colour: words.name("colour", colour) }) : name;
}

/** Return the name of a token with the details that distinguish it from others of its kind. */
function tokenName(token: TokenValue, words: Words): string {
  const name = coloured(words.say(`sentences-token-${token.put.replaceAll("_", "-")}`), token.colour, words);
  return token.face_down ? words.say("workshop-sheet-face-down", { name }) : name;
}

function placeOf(token: TokenValue, words: Words): string {
  const side = token.side ? ` (${words.say(`workshop-side-${token.side}`)})` : "";
  return `${token.at}${side}${token.order ? ` №${token.order}` : ""}`;
}

function listOf(value: Plain | undefined): readonly Readonly<Record<string, Plain>>[] {
  return Array.isArray(value) ? (value as readonly Readonly<Record<string, Plain>>[]) : [];
}

function listed(at: Plain | undefined): string {
  return Array.isArray(at) ? at.join(", ") : String(at ?? "");
}

/** Merge the lines of the same piece. */
function joined(lines: readonly SetupLine[]): SetupLine[] {
  const kinds = [...new Set(lines.map((line) => line.what))];
  return kinds.map((what) => ({
    what,
    where: lines
      .filter((line) => line.what === what)
      .map((line) => line.where)
      .join(", "),
  }));
}
