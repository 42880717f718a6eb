/** A thing of a box and what it does. */
export interface Line {
  readonly name: string;
  readonly text: string;
}

/** A name in three: what stands before its last number, the number, and what stands after it. */
const NUMBERED = /^(.*?)(\d+)(\D*)$/su;

/** Numbers in one line; three and more that follow each other as a range. */
function ranges(numbers: readonly string[]): string {
  const runs: string[][] = [];
  for (const one of numbers) {
    const run = runs.at(-1);
    if (run && Number(one) === Number(run.at(-1)) + 1) run.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run) => (run.length > 2 ? `${run[0] ?? ""}–${run.at(-1) ?? ""}` : run)).join(", ");
}

/** Things in the order of their names. Those that do the same, and differ in nothing but a number, are one line with all their numbers and how many they are. */
export function alike(lines: readonly Line[], lang: string): readonly Line[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines.toSorted((a, b) => a.name.localeCompare(b.name, lang, { numeric: true }))) {
    const key = JSON.stringify([line.name.replace(NUMBERED, "$1#$3"), line.text]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((same) => {
    const [first, ...others] = same;
    if (!first || !others.length) return same;
    const numbers = ranges(same.map(({ name }) => name.replace(NUMBERED, "$2")));
    const name = first.name.replace(NUMBERED, (_, before: string, __, after: string) => before + numbers + after);
    return [{ ...first, name: `${name} ×${same.length}` }];
  });
}
