/** Possible values of a slot in groups, and the words that may replace a word. */
import type { BoardInfo, Slot, Vocabulary } from "@/lib/net/protocol";
import { edgesOf, gridOf, tokensOf } from "../document/mission";
import type { Plain } from "../document/yamlText";
import { isRecord } from "./lexis";
import { textsOf } from "./labels";
import type { Role, SlotPart } from "./model";

type Values = Readonly<Record<string, unknown>>;

/** A group of values under a heading, which is a text id: `sentences-places`. */
export interface ChoiceGroup {
  readonly heading: string;
  readonly values: readonly Plain[];
}

/** The words that missions use most, which the menu lists first. */
export const FREQUENT: Readonly<Record<Role, readonly string[]>> = {
  condition: ["taken", "survivors_at", "escaped", "rounds", "survivors_lost", "zombies_gone", "killed", "holds", "counted"],
  effect: ["experience", "unlock", "wake", "spawn", "zombies", "give", "noise", "say", "put", "roll", "choose"],
  event: ["objective_taken", "zone_entered", "round_begins", "round_ends", "door_opened", "survivor_lost", "zombie_killed"],
};
/** Kinds of slots whose values a designer may name freely. */
export const NAMED = new Set(["counter", "mark", "reason", "text"]);
/** Kinds of slots whose values are numbers. */
export const COUNTED = new Set(["number", "amount"]);
/** Kinds of slots that hold numbers of mission texts, with the names of the text lists. */
export const TEXTS: Readonly<Record<string, string>> = { turn_text: "turns", choice_text: "choices" };
/** Kinds of slots whose values are chosen on the map. */
export const ON_MAP: Readonly<Record<string, "cell" | "edge">> = { place: "cell", gate: "edge" };

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
const keysOf = (value: unknown): string[] => Object.keys(isRecord(value) ? value : {});

/** Return the groups of possible values of a slot. */
export function choicesOf(part: SlotPart, values: Values, vocabulary: Vocabulary, board: BoardInfo | null, lang: string): ChoiceGroup[] {
  const { slot } = part;
  const groups: ChoiceGroup[] = [
    { heading: "", values: slot.kind === "flag" ? [true] : (slot.options ?? []) },
    ...groupsOf(slot, values, vocabulary, board, lang),
  ];
  return groups.filter((group) => group.values.length);
}

function groupsOf(slot: Slot, values: Values, vocabulary: Vocabulary, board: BoardInfo | null, lang: string): ChoiceGroup[] {
  const laid = tokensOf(values).map(({ token }) => token);
  const edges = edgesOf(values).map(({ edge }) => edge);
  const named = (kind: string): readonly string[] => vocabulary.values[kind] ?? [];
  const first = (some: readonly string[], all: readonly string[]): ChoiceGroup[] => [
    { heading: "", values: some },
    { heading: "sentences-rest", values: all.filter((one) => !some.includes(one)) },
  ];
  switch (slot.kind) {
    case "place":
      return [
        { heading: "sentences-places", values: placesOf(values) },
        { heading: "sentences-cells", values: (board?.zones ?? []).map((zone) => zone.name) },
      ];
    case "gate":
      return [
        { heading: "", values: unique(edges.flatMap((edge) => edge.colour ?? [])) },
        { heading: "", values: edges.filter((edge) => edge.put !== "stairs").map((edge) => edge.between.join("-")) },
      ];
    case "token":
      return first(unique(laid.map((token) => token.put)), named("token"));
    case "colour":
      return first(unique([...laid, ...edges].flatMap((one) => one.colour ?? [])), named("colour"));
    case "tile":
      return first(facesOn(values), named("tile"));
    case "counter":
      return [{ heading: "", values: counterNames(values) }];
    case "amount":
      return [{ heading: "sentences-from-counter", values: counterNames(values) }];
    case "mark":
      return [
        { heading: "", values: unique([...keysOf(textsOf(values, lang)["marks"]), ...namesSaid(values, ["mark", "unmark", "marked"])]) },
      ];
    case "reason":
      return [{ heading: "", values: unique([...keysOf(values["lose"]), ...keysOf(textsOf(values, lang)["lose"])]) }];
    case "turn_text":
    case "choice_text": {
      const texts = textsOf(values, lang)[TEXTS[slot.kind]!];
      return [{ heading: "", values: Array.isArray(texts) ? texts.map((_, at) => at + 1) : [] }];
    }
    default:
      return [{ heading: slot.options?.length ? "sentences-rest" : "", values: named(slot.kind) }];
  }
}

/** Return the names of places in a mission: tokens, tiles, floors. */
function placesOf(values: Values): string[] {
  const laid = unique(tokensOf(values).map(({ token }) => token.put));
  const floors = keysOf(values["floors"]).map((name) => `floor ${name}`);
  return [...laid, ...floors, ...facesOn(values).map((face) => `tile ${face}`), ...(laid.includes("helicopter") ? ["AIR"] : [])];
}

function facesOn(values: Values): string[] {
  return unique(gridOf(values).flatMap((row) => row.flatMap((tile) => (tile ? [tile.face] : []))));
}

/** Return the names of the counters that a mission defines or changes. */
export function counterNames(values: Values): string[] {
  return unique([...keysOf(values["counters"]), ...namesSaid(values, ["count", "set", "counted"])]);
}

/** Return the mission's own names after some words, written directly or as `name` or `state`. */
function namesSaid(values: unknown, words: readonly string[]): string[] {
  if (Array.isArray(values)) return values.flatMap((one) => namesSaid(one, words));
  if (!isRecord(values)) return [];
  return Object.entries(values).flatMap(([key, value]) => {
    const said = isRecord(value) ? (value["name"] ?? value["state"]) : value;
    return words.includes(key) && typeof said === "string" ? [said] : namesSaid(value, words);
  });
}
