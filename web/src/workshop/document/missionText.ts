/** Edits of a mission's text in place: the rest of the text stays unchanged, with its comments. */
import { isMap, isScalar, isSeq, parseDocument, type Document, type Node, type Pair, type YAMLMap, type YAMLSeq } from "yaml";
import { block, blockRecord, flow, type Plain, type PlainRecord } from "./yamlText";

export type Path = readonly (string | number)[];

/** Order of the keys in mission files; a new key is inserted after those that precede it here. */
const KEY_ORDER = [
  ..."id number group origin follows game difficulty minutes survivors tiles floors hidden_tiles lifts lifts_if own_tiles tokens edges".split(
    " ",
  ),
  ..."zombies faces sleepers aside counters goals win lose when words".split(" "),
];
/** Keys whose lists have one item per line. */
const BLOCK_LISTS = new Set(["tokens", "edges", "zombies", "goals", "when"]);
/** Keys whose records have one key per line. */
const BLOCK_RECORDS = new Set(["lose", "words"]);

type Values = Record<string, unknown>;

/** A parsed text of a mission; each edit returns a new text. */
export class MissionText {
  readonly text: string;
  readonly #document: Document.Parsed;

  constructor(text: string) {
    this.text = text;
    this.#document = parseDocument(text);
  }

  /** Whether the text can be edited: it is a valid YAML record. */
  get isEditable(): boolean {
    return !this.#document.errors.length && (isMap(this.#document.contents) || this.#document.contents === null);
  }

  /** Return the mission as plain values; empty if the text is malformed. */
  get values(): Values {
    if (!this.isEditable) return {};
    return (this.#document.toJS() as Values | null) ?? {};
  }

  /** Return the line of the value at a path, counted from 1; 0 if there is no value. */
  lineOf(path: Path): number {
    const start = this.#node(path)?.range?.[0];
    return start === undefined ? 0 : this.text.slice(0, start).split("\n").length;
  }

  /** Return the text with a value at a path; missing records and lists around it are created. */
  set(path: Path, value: Plain): string {
    const node = this.#node(path);
    if (node?.range) {
      const [start, end] = node.range;
      return this.#splice(start, trimmedEnd(this.text, start, end), this.#valueText(path, value));
    }
    const [last] = path.slice(-1);
    const parent = this.#node(path.slice(0, -1));
    if (isMap(parent) && typeof last === "string") return this.#insertKey(parent, last, this.#valueText(path, value));
    if (isSeq(parent) && typeof last === "number") return this.append(path.slice(0, -1), value);
    if (path.length < 2)
      return `${this.text.replace(/\n*$/, this.text.trim() ? "\n" : "")}${String(last)}: ${this.#valueText(path, value)}\n`;
    return this.set(path.slice(0, -1), typeof last === "number" ? [value] : { [String(last)]: value });
  }

  /** Return the text with a value appended to a list. */
  append(path: Path, value: Plain): string {
    const list = this.#node(path);
    if (!isSeq(list)) return this.set(path, [value]);
    const last = list.items.at(-1) as Node | undefined;
    if (list.flow || !last?.range) {
      const closing = this.text.lastIndexOf("]", list.range![1] - 1);
      const end = last?.range ? trimmedEnd(this.text, last.range[0], last.range[1]) : closing;
      return this.#splice(end, end, last ? `, ${flow(value)}` : flow(value));
    }
    const indent = this.#columnOf(this.#dashOf(list.items[0] as Node));
    const end = this.#lineEnd(trimmedEnd(this.text, last.range[0], last.range[1]));
    return this.#splice(end, end, `\n${" ".repeat(indent)}- ${flow(value)}`);
  }

  /** Return the text with a value inserted before an item of a list, or appended to the list. */
  insert(path: Path, value: Plain): string {
    const list = this.#node(path.slice(0, -1));
    const item = isSeq(list) ? (list.items[Number(path.at(-1))] as Node | undefined) : undefined;
    if (!isSeq(list) || !item?.range) return this.append(path.slice(0, -1), value);
    if (list.flow) return this.#splice(item.range[0], item.range[0], `${flow(value)}, `);
    const start = this.#dashOf(item);
    return this.#splice(start, start, `- ${flow(value)}\n${" ".repeat(this.#columnOf(start))}`);
  }

  /** Return the text without the value at a path; a block list or record that becomes empty is removed with its key. */
  remove(path: Path): string {
    const parent = this.#node(path.slice(0, -1));
    const last = path.at(-1);
    if (isSeq(parent) && typeof last === "number") {
      if (!parent.items[last]) return this.text;
      if (parent.items.length === 1 && path.length > 1 && !parent.flow) return this.remove(path.slice(0, -1));
      return this.#removeItem(parent, last);
    }
    if (!isMap(parent)) return this.text;
    const at = parent.items.findIndex((pair) => keyOf(pair) === String(last));
    if (at < 0) return this.text;
    if (parent.items.length === 1 && path.length > 1 && !parent.flow) return this.remove(path.slice(0, -1));
    return this.#removePair(parent, at);
  }

  /** Return the text with a key renamed, such as a way to lose or the faces of a die. */
  renameKey(path: Path, key: string): string {
    const pair = this.#pair(path);
    if (!pair?.key.range) return this.text;
    return this.#splice(pair.key.range[0], pair.key.range[1], flow(/^\d+$/.test(key) ? Number(key) : key));
  }

  /** Return the text with an item of a list, or a key of a record, moved to another position with its comments. */
  reorder(path: Path, from: number, to: number): string {
    const list = this.#node(path);
    if (!isSeq(list) && !isMap(list)) return this.text;
    const spans = this.#spansOf(list);
    if (from === to || !spans[from] || !spans[to]) return this.text;
    const texts = spans.map(([start, end]) => this.text.slice(start, end));
    const order = texts.toSpliced(from, 1).toSpliced(to, 0, texts[from]!);
    const between = spans.map(([, end], at) => this.text.slice(end, spans[at + 1]?.[0] ?? end));
    return this.#splice(spans[0]![0], spans.at(-1)![1], order.map((one, at) => one + between[at]!).join(""));
  }

  /** Return the text with a record wrapped in a key, alone or as the first item of a list with others after it. */
  wrap(path: Path, key: string, others: readonly Plain[] | null): string {
    const node = this.#node(path);
    if (!node?.range) return this.text;
    const start = node.range[0];
    const end = trimmedEnd(this.text, start, node.range[1]);
    const inner = this.text.slice(start, end);
    const after = (others ?? []).map((one) => `, ${flow(one)}`).join("");
    if (!inner.includes("\n")) return this.#splice(start, end, others ? `{${key}: [${inner}${after}]}` : `{${key}: ${inner}}`);
    const margin = " ".repeat(this.#columnOf(start) + 2);
    const deeper = (by: string): string => inner.replaceAll("\n", `\n${by}`);
    if (!others) return this.#splice(start, end, `${key}:\n${margin}${deeper("  ")}`);
    const items = others.map((one) => `\n${margin}- ${flow(one)}`).join("");
    return this.#splice(start, end, `${key}:\n${margin}- ${deeper("    ")}${items}`);
  }

  /** Return the text with the value at a path replaced by one of its inner values. */
  unwrap(path: Path, inner: Path): string {
    const outside = this.#node(path);
    const inside = this.#node(inner);
    if (!outside?.range || !inside?.range) return this.text;
    const start = outside.range[0];
    const kept = this.text.slice(inside.range[0], trimmedEnd(this.text, inside.range[0], inside.range[1]));
    const margin = Math.max(0, this.#columnOf(inside.range[0]) - this.#columnOf(start));
    const shallower = kept.replaceAll(`\n${" ".repeat(margin)}`, "\n");
    return this.#splice(start, trimmedEnd(this.text, start, outside.range[1]), shallower);
  }

  // Writing

  #splice(start: number, end: number, put: string): string {
    return this.text.slice(0, start) + put + this.text.slice(end);
  }

  /** Return a value as the text after a key: lists of pieces in several lines, all others in one. */
  #valueText(path: Path, value: Plain): string {
    const [key] = path;
    if (path.length === 1 && Array.isArray(value) && value.length && BLOCK_LISTS.has(String(key))) return block(value as readonly Plain[]);
    if (path.length === 1 && BLOCK_RECORDS.has(String(key)) && value && typeof value === "object" && !Array.isArray(value))
      return key === "words" ? blockRecord(value as PlainRecord) : blockRecord(value as PlainRecord, 1);
    return flow(value);
  }

  #insertKey(map: YAMLMap, key: string, value: string): string {
    const written = value.startsWith("\n") ? `${key}:${value}` : `${key}: ${value}`;
    const pairs = map.items as Pair<Node, Node | null>[];
    if (map.flow || !pairs.length) {
      if (!map.flow) return this.#splice(map.range![0], map.range![1], `${written}\n`);
      const last = pairs.at(-1);
      const end = last ? this.#endOfPair(last) : this.text.lastIndexOf("}", map.range![1] - 1);
      return this.#splice(end, end, last ? `, ${written}` : written);
    }
    const isTop = map === this.#document.contents;
    const before = isTop ? pairs.findLast((pair) => KEY_ORDER.indexOf(keyOf(pair)) < KEY_ORDER.indexOf(key)) : pairs.at(-1);
    const indent = " ".repeat(this.#columnOf(pairs[0]!.key.range![0]));
    if (!before) return this.#splice(pairs[0]!.key.range![0], pairs[0]!.key.range![0], `${written}\n${indent}`);
    const end = this.#lineEnd(this.#endOfPair(before));
    return this.#splice(end, end, `\n${indent}${written}`);
  }

  #removeItem(list: YAMLSeq, at: number): string {
    const items = list.items as Node[];
    const item = items[at]!;
    if (list.flow) return this.#removeBetween(items[at - 1]?.range ?? undefined, item.range!, items[at + 1]?.range ?? undefined);
    const start = this.#lineStart(this.#dashOf(item));
    return this.#removeLines(start, trimmedEnd(this.text, item.range![0], item.range![1]));
  }

  #removePair(map: YAMLMap, at: number): string {
    const pairs = map.items as Pair<Node, Node | null>[];
    const span = (pair: Pair<Node, Node | null> | undefined): [number, number] | undefined =>
      pair && [pair.key.range![0], this.#endOfPair(pair)];
    const [start, end] = span(pairs[at])!;
    if (map.flow) return this.#removeBetween(span(pairs[at - 1]), [start, end], span(pairs[at + 1]));
    const line = this.#lineStart(start);
    // The first key of a record in a list is on the line of the dash.
    if (this.text.slice(line, start).trim() && pairs[at + 1]) return this.#splice(start, pairs[at + 1]!.key.range![0], "");
    return this.#removeLines(line, end);
  }

  /** Remove a part of a list or record in brackets, and the comma before or after the part. */
  #removeBetween(before: readonly number[] | undefined, part: readonly number[], after: readonly number[] | undefined): string {
    if (after) return this.#splice(part[0]!, after[0]!, "");
    const start = before ? trimmedEnd(this.text, before[0]!, before[1]!) : part[0]!;
    return this.#splice(start, trimmedEnd(this.text, part[0]!, part[1]!), "");
  }

  #removeLines(start: number, end: number): string {
    const next = this.#lineEnd(end) + 1;
    return this.#splice(start, Math.min(next, this.text.length), "");
  }

  // Finding

  #node(path: Path): Node | undefined {
    let node: Node | null | undefined = this.#document.contents;
    for (const step of path) {
      if (isMap(node)) node = (node.items as Pair<Node, Node | null>[]).find((pair) => keyOf(pair) === String(step))?.value;
      else if (isSeq(node)) node = node.items[Number(step)] as Node | undefined;
      else return undefined;
    }
    return node ?? undefined;
  }

  #pair(path: Path): Pair<Node, Node | null> | undefined {
    const parent = this.#node(path.slice(0, -1));
    if (!isMap(parent)) return undefined;
    return (parent.items as Pair<Node, Node | null>[]).find((pair) => keyOf(pair) === String(path.at(-1)));
  }

  /**
   * Return the start and end of each item of a list or record: in brackets the values alone, in block style with
   * comments.
   */
  #spansOf(list: YAMLMap | YAMLSeq): [number, number][] {
    const values = isSeq(list)
      ? (list.items as Node[]).map((item): [number, number] => [item.range![0], trimmedEnd(this.text, item.range![0], item.range![1])])
      : (list.items as Pair<Node, Node | null>[]).map((pair): [number, number] => [pair.key.range![0], this.#endOfPair(pair)]);
    if (list.flow) return values;
    const ends = values.map(([, end]) => this.#lineEnd(end));
    return values.map(([start], at) => {
      const first = isSeq(list) ? this.#dashOf(list.items[at] as Node) : start;
      return [at ? ends[at - 1]! + 1 : this.#commentStart(first), ends[at]!];
    });
  }

  /** Return the start of the comments directly above a line, or of the line itself. */
  #commentStart(at: number): number {
    let start = this.#lineStart(at);
    for (let above = this.#lineStart(start - 1); start > 0; above = this.#lineStart(start - 1)) {
      if (!this.text.slice(above, start).trim().startsWith("#")) break;
      start = above;
    }
    return start;
  }

  #endOfPair({ key, value }: Pair<Node, Node | null>): number {
    const range = value?.range;
    if (!range || (isScalar(value) && value.value === null && range[0] === range[1])) return this.text.indexOf(":", key.range![1]) + 1;
    return trimmedEnd(this.text, range[0], range[1]);
  }

  #dashOf(item: Node): number {
    return this.text.lastIndexOf("-", item.range![0] - 1);
  }

  #lineStart(at: number): number {
    return this.text.lastIndexOf("\n", at - 1) + 1;
  }

  #lineEnd(at: number): number {
    const found = this.text.indexOf("\n", at);
    return found < 0 ? this.text.length : found;
  }

  #columnOf(at: number): number {
    return at - this.#lineStart(at);
  }
}

function keyOf(pair: { readonly key: unknown }): string {
  return isScalar(pair.key) ? String(pair.key.value) : "";
}

/** Return the end of a value without trailing white space. */
function trimmedEnd(text: string, start: number, end: number): number {
  let found = end;
  while (found > start && /\s/.test(text[found - 1]!)) found--;
  return found;
}
