/** Edits of sentences as edits of the mission's text; each returns the new text and keeps comments. */
import { MissionText, type Path } from "../document/missionText";
import type { Plain } from "../document/yamlText";
import { isRecord, TOGETHER, UNLESS, type Lexis } from "./lexis";
import type { BranchPart, Sentence, SlotPart, WordPart } from "./model";

type Values = Readonly<Record<string, Plain | undefined>>;

/** Keys that every event may have. */
const OF_EVERY_EVENT = ["event", "do", "if", "once"];

const read = (text: string): MissionText => new MissionText(text);

/** Return the value at a path. */
export function valueAt(values: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, step) => (inside as Record<string | number, unknown> | undefined)?.[step], values);
}

// Slots

/** Return the text with another value of a slot; a value that the file lacks is added. */
export function setSlot(text: string, lexis: Lexis, word: WordPart | null, slot: SlotPart, value: Plain): string {
  if (slot.isKey) return read(text).renameKey(slot.path, String(value));
  const form = word && lexis.form(word.role, word.key);
  if (!form || word.shape !== "bare") return read(text).set(slot.path, value);
  const here = [...word.path, word.key];
  const names = form.bare_fields ?? [];
  const isBareValue = slot.path.length === here.length;
  if (isBareValue && !names.length) return read(text).set(here, value);
  const before = lexis.full(form, word.value);
  const after = isBareValue ? Object.fromEntries(names.map((name) => [name, value])) : { ...before, [slot.slot.name]: value };
  return read(text).set(here, lexis.shortest(form, after));
}

/** Return the text without the value of a slot; a record with one value left is written as that value. */
export function removeSlot(text: string, lexis: Lexis, word: WordPart | null, slot: SlotPart): string {
  const form = word && lexis.form(word.role, word.key);
  if (!form || !isRecord(word.value)) return read(text).remove(slot.path);
  const { [slot.slot.name]: _removed, ...others } = word.value;
  const short = lexis.shortest(form, others);
  const isShorter = !isRecord(short) || !Object.keys(others).length;
  return isShorter ? read(text).set([...word.path, word.key], short) : read(text).remove(slot.path);
}

// Words

/** Return the text with a word replaced by another condition, effect or event. */
export function replaceWord(text: string, lexis: Lexis, word: WordPart, put: Plain): string {
  if (word.role !== "event") return read(text).set(word.path, put);
  const key = String(put);
  const allowed = [...OF_EVERY_EVENT, ...(lexis.event(key)?.filters ?? []).map((slot) => slot.name)];
  const before = isRecord(word.value) ? Object.keys(word.value) : [];
  const without = before.filter((name) => !allowed.includes(name)).reduce((left, name) => read(left).remove([...word.path, name]), text);
  return read(without).set([...word.path, "event"], key);
}

/** Return the text with another condition joined to one: by "and" or by "or". */
export function joinCondition(text: string, path: Path, key: "all_of" | "any_of", put: Plain): string {
  return path.at(-2) === key && typeof path.at(-1) === "number"
    ? read(text).append(path.slice(0, -1), put)
    : read(text).wrap(path, key, [put]);
}

/** Return the text with a condition negated, or no longer negated. */
export function negateCondition(text: string, path: Path): string {
  return path.at(-1) === UNLESS ? read(text).unwrap(path.slice(0, -1), path) : read(text).wrap(path, UNLESS, null);
}

/** Return the text with "and" and "or" between some conditions exchanged. */
export function swapJoint(text: string, word: WordPart): string {
  return read(text).renameKey(
    [...word.path, word.key],
    TOGETHER.find((key) => key !== word.key)!,
  );
}

/** Return the text without a condition, and without a sentence or record that contained nothing else. */
export function removeCondition(text: string, values: Values, path: Path): string {
  const at = path.at(-1);
  const around = path.slice(0, -1);
  if (at === UNLESS) return removeCondition(text, values, around);
  const joint = around.at(-1);
  if (typeof at !== "number" || !(TOGETHER as readonly unknown[]).includes(joint)) return read(text).remove(path);
  const list = valueAt(values, around);
  const left = Array.isArray(list) ? list.length - 1 : 0;
  if (left < 1) return removeCondition(text, values, around.slice(0, -1));
  const without = read(text).remove(path);
  return left === 1 ? read(without).unwrap(around.slice(0, -1), [...around, 0]) : without;
}

// Effects

/** Return the text with an effect added to a list. */
export function addEffect(text: string, branch: BranchPart, put: Plain): string {
  return read(text).append(branch.path, put);
}

/** Return the text without an effect; its list stays, even if empty. */
export function removeEffect(text: string, values: Values, path: Path): string {
  const list = valueAt(values, path.slice(0, -1));
  return Array.isArray(list) && list.length === 1 ? read(text).set(path.slice(0, -1), []) : read(text).remove(path);
}

/** Return the lowest face of a die that a roll does not mention; 0 if all are mentioned. */
export function freeFace(faces: Plain): number {
  const named = new Set(Object.keys(isRecord(faces) ? faces : {}).flatMap(facesIn));
  return [6, 5, 4, 3, 2, 1].find((face) => !named.has(face)) ?? 0;
}

function facesIn(range: string): number[] {
  const [low = 0, high = low] = range.split("-").map(Number);
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, at) => low + at);
}

/** Return the text with another result of a die, or another answer to a question. */
export function addBranch(text: string, word: WordPart): string {
  if (word.key === "choose") return read(text).append([...word.path, word.key, "ways"], []);
  return read(text).set([...word.path, word.key, String(freeFace(word.value))], []);
}

// Sentences

/** Return the text without a sentence. */
export function removeSentence(text: string, values: Values, sentence: Sentence): string {
  if (sentence.section === "win") return read(text).remove(["win"]);
  if (sentence.section === "lose") return removeLoss(text, values, String(sentence.path[1]));
  const without = read(text).remove(sentence.path);
  return sentence.section === "goals" ? changeGoalTexts(without, values, (path) => [...path, sentence.order!.at]) : without;
}

/** Return the text without a way to lose, and without its texts if no effect uses it. */
function removeLoss(text: string, values: Values, reason: string): string {
  const without = read(text).remove(["lose", reason]);
  if (JSON.stringify(values["when"] ?? []).includes(`"lose":${JSON.stringify(reason)}`)) return without;
  return languagesOf(values)
    .map((lang): Path => ["words", lang, "lose", reason])
    .filter((path) => valueAt(values, path) !== undefined)
    .reduce((left, path) => read(left).remove(path), without);
}

/** Return the text with a sentence moved within its list; the texts of goals move along. */
export function moveSentence(text: string, values: Values, sentence: Sentence, to: number): string {
  const { list, at } = sentence.order!;
  const moved = read(text).reorder(list, at, to);
  return sentence.section === "goals" ? goalTextLists(values).reduce((left, path) => read(left).reorder(path, at, to), moved) : moved;
}

function changeGoalTexts(text: string, values: Values, item: (path: Path) => Path): string {
  return goalTextLists(values).reduce((left, path) => read(left).remove(item(path)), text);
}

/** Return the paths of the lists of goal texts that have as many texts as there are goals. */
function goalTextLists(values: Values): Path[] {
  const count = Array.isArray(values["goals"]) ? (values["goals"] as readonly Plain[]).length : 0;
  return languagesOf(values)
    .map((lang): Path => ["words", lang, "goals"])
    .filter((path) => {
      const texts = valueAt(values, path);
      return Array.isArray(texts) && texts.length === count;
    });
}

/** Return the text with another goal; its text is `said`, in each language that has texts of goals. */
export function addGoal(text: string, values: Values, put: Plain, said: string): string {
  const added = read(text).append(["goals"], put);
  const lists = goalTextLists(values);
  const isFirst = !(Array.isArray(values["goals"]) && (values["goals"] as readonly Plain[]).length);
  const paths = isFirst ? languagesOf(values).map((lang): Path => ["words", lang, "goals"]) : lists;
  return paths.reduce((left, path) => read(left).append(path, said), added);
}

/** Return the text with another way to lose; its final text is `said`. */
export function addLoss(text: string, values: Values, reason: string, put: Plain, said: string): string {
  const added = read(text).set(["lose", reason], put);
  return languagesOf(values).reduce((left, lang) => read(left).set(["words", lang, "lose", reason], said), added);
}

export function languagesOf(values: Values): string[] {
  return Object.keys(isRecord(values["words"]) ? values["words"] : {});
}

// Names and texts

/** Return the text with a way to lose renamed, in its texts and in the effects that use it. */
export function renameReason(text: string, values: Values, slots: Iterable<SlotPart>, from: string, to: string): string {
  const keys: Path[] = [["lose", from], ...languagesOf(values).map((lang): Path => ["words", lang, "lose", from])];
  const renamed = keys.filter((path) => valueAt(values, path) !== undefined).reduce((left, path) => read(left).renameKey(path, to), text);
  return renameValues(renamed, slots, ["reason"], from, to);
}

/** Return the text with a counter renamed everywhere. */
export function renameCounter(text: string, values: Values, slots: Iterable<SlotPart>, from: string, to: string): string {
  const isListed = valueAt(values, ["counters", from]) !== undefined;
  const renamed = isListed ? read(text).renameKey(["counters", from], to) : text;
  return renameValues(renamed, slots, ["counter", "amount"], from, to);
}

function renameValues(text: string, slots: Iterable<SlotPart>, kinds: readonly string[], from: string, to: string): string {
  return [...slots]
    .filter((slot) => !slot.isKey && slot.isSet && slot.value === from && kinds.includes(slot.slot.kind))
    .reduce((left, slot) => {
      const path = slot.path.map((step) => (slot.path[0] === "lose" && step === from ? to : step));
      return read(left).set(path, to);
    }, text);
}
