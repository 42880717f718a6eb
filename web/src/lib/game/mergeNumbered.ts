/** A named item of a box and its text. */
export interface Line {
  readonly name: string;
  readonly text: string;
}

/** A name split into the text before its last number, the number, and the text after it. */
const NUMBERED = /^(.*?)(\d+)(\D*)$/su;

/** Format numbers on one line, with ranges for three and more in sequence. */
function formatRanges(numbers: readonly string[]): string {
  const runs: string[][] = [];
  for (const one of numbers) {
    const run = runs.at(-1);
    if (run && Number(one) === Number(run.at(-1)) + 1) run.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run) => (run.length > 2 ? `${run[0] ?? ""}–${run.at(-1) ?? ""}` : run)).join(", ");
}

/**
 * Sort items by name and merge those with the same text whose names differ only in a number: one line with all numbers
 * and the count.
 */
export function mergeNumbered(lines: readonly Line[], lang: string): readonly Line[] {
  const groups = new Map<string, Line[]>();
  for (const line of lines.toSorted((a, b) => a.name.localeCompare(b.name, lang, { numeric: true }))) {
    const key = JSON.stringify([line.name.replace(NUMBERED, "$1#$3"), line.text]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((same) => {
    const [first, ...others] = same;
    if (!first || !others.length) return same;
    const numbers = formatRanges(same.map(({ name }) => name.replace(NUMBERED, "$2")));
    const name = first.name.replace(NUMBERED, (_, before: string, __, after: string) => before + numbers + after);
    return [{ ...first, name: `${name} ×${same.length}` }];
  });
}
