/**
 * Positions of a real table: figures by place, in the notation of the server's texts. Every change returns a new one.
 */
import type { Json } from "@/lib/net/protocol";

/** A position by the keys of its text: places with their figures, and other known facts. */
export type Given = Readonly<Record<string, Json>>;

/** A figure in a place: its name, its notes (cards or properties), and its count. */
export interface Figure {
  readonly name: string;
  readonly notes: readonly string[];
  readonly count: number;
}

const FIGURE = /\s*([^\s[\]*]+)(?:\[([^\]]*)\])?(?:\*(\d+))?(?=\s|$)/y;

/** Parse the figures of a place: `rolf[axe, wounds=1] walker*3`. Unreadable parts are left out. */
export function figuresIn(text: string): Figure[] {
  const figures: Figure[] = [];
  FIGURE.lastIndex = 0;
  for (let found = FIGURE.exec(text); found; found = FIGURE.exec(text)) {
    const notes = (found[2] ?? "")
      .split(",")
      .map((note) => note.trim())
      .filter(Boolean);
    figures.push({ name: found[1] ?? "", notes, count: Number(found[3] ?? 1) });
  }
  return figures;
}

/** Format figures in the notation of a position. */
export function figuresText(figures: readonly Figure[]): string {
  return figures
    .map(({ name, notes, count }) => name + (notes.length ? `[${notes.join(", ")}]` : "") + (count === 1 ? "" : `*${count}`))
    .join(" ");
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** A figure with the place where it stands. */
export interface Standing extends Figure {
  readonly place: string;
}

/** Reads and changes the figures of positions of one game. */
export class Placing {
  /** Key of a position under which the game has its places: `zones`. */
  readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  places(given: Given): Readonly<Record<string, string>> {
    const found = given[this.key];
    return found && typeof found === "object" && !Array.isArray(found) ? (found as Record<string, string>) : {};
  }

  figures(given: Given, place: string): Figure[] {
    return figuresIn(String(this.places(given)[place] ?? ""));
  }

  /** Return all figures on the board. */
  standing(given: Given): Standing[] {
    return Object.keys(this.places(given)).flatMap((place) => this.figures(given, place).map((figure) => ({ ...figure, place })));
  }

  /** Return the figure with this name, and its place. */
  find(given: Given, name: string): Standing | undefined {
    return this.standing(given).find((one) => one.name === name);
  }

  /** Return the number of figures with this name in a place. */
  count(given: Given, place: string, name: string): number {
    return this.figures(given, place).reduce((sum, one) => sum + (one.name === name ? one.count : 0), 0);
  }

  /** Add figures to a place; equal figures are counted together. */
  put(given: Given, place: string, name: string, notes: readonly string[] = [], count = 1): Given {
    const there = this.figures(given, place);
    const same = there.find((one) => one.name === name && isSame(one.notes, notes));
    if (!same) return this.#with(given, place, [...there, { name, notes, count }]);
    return this.#with(
      given,
      place,
      there.map((one) => (one === same ? { ...same, count: same.count + count } : one)),
    );
  }

  /** Remove one figure with this name, preferably one with few notes. */
  take(given: Given, place: string, name: string): Given {
    const there = this.figures(given, place);
    const gone = there.filter((one) => one.name === name).sort((one, other) => one.notes.length - other.notes.length)[0];
    const rest = there.flatMap((one) => (one === gone ? (one.count > 1 ? [{ ...one, count: one.count - 1 }] : []) : [one]));
    return this.#with(given, place, rest);
  }

  /** Move the only figure with this name to another place with its notes, or add it there. */
  move(given: Given, name: string, place: string, notes: readonly string[] = []): Given {
    const found = this.find(given, name);
    return found ? this.put(this.take(given, found.place, name), place, name, found.notes) : this.put(given, place, name, notes);
  }

  /** Change the notes of the only figure with this name. */
  note(given: Given, name: string, notes: readonly string[]): Given {
    const place = this.find(given, name)?.place;
    if (place === undefined) return given;
    return this.#with(
      given,
      place,
      this.figures(given, place).map((one) => (one.name === name ? { ...one, notes } : one)),
    );
  }

  #with(given: Given, place: string, figures: readonly Figure[]): Given {
    const places = { ...this.places(given), [place]: figuresText(figures) };
    return { ...given, [this.key]: figures.length ? places : without(places, place) };
  }
}

function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== name));
}

/** Set a key of a position; null removes it, which means unknown. */
export function setKey(given: Given, key: string, value: Json): Given {
  return value === null ? without(given, key) : { ...given, [key]: value };
}

/** Set one entry of a key that maps names to values, such as `doors`; null removes the entry. */
export function setEntry(given: Given, key: string, name: string, value: Json): Given {
  const entries = entriesOf(given, key);
  const changed = value === null ? without(entries, name) : { ...entries, [name]: value };
  return setKey(given, key, Object.keys(changed).length ? changed : null);
}

/** Return the entries of a key that maps names to values. */
export function entriesOf(given: Given, key: string): Readonly<Record<string, Json>> {
  const found = given[key];
  return found && typeof found === "object" && !Array.isArray(found) ? found : {};
}

/** Return the value of a numeric note such as `wounds=1`; null if there is none. */
export function numberNote(notes: readonly string[], name: string): number | null {
  const found = notes.find((note) => note.startsWith(`${name}=`));
  return found ? Number(found.slice(name.length + 1)) : null;
}

/** Return notes with another value of a numeric note; null removes the note. */
export function withNumberNote(notes: readonly string[], name: string, value: number | null): string[] {
  const rest = notes.filter((note) => !note.startsWith(`${name}=`));
  return value === null ? rest : [...rest, `${name}=${value}`];
}
