/** Unlimited undo and redo: each step stores the part of the text that it replaced. */

/** One step: at a position, a part of the text was replaced by another. */
export interface Step {
  readonly at: number;
  readonly before: string;
  readonly after: string;
  /** Name of the step, for the list of versions. */
  readonly name: string;
}

/** Return the step from one text to another. */
export function stepBetween(before: string, after: string, name: string): Step {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before[at] === after[at]) at++;
  let tail = 0;
  while (tail < most - at && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return { at, before: before.slice(at, before.length - tail), after: after.slice(at, after.length - tail), name };
}

export function applyStep(text: string, { at, before, after }: Step): string {
  return text.slice(0, at) + after + text.slice(at + before.length);
}

export function revertStep(text: string, { at, before, after }: Step): string {
  return text.slice(0, at) + before + text.slice(at + after.length);
}

/** The steps before and after the current text, for undo and redo. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const NO_HISTORY: History = { past: [], future: [] };

export function record(history: History, step: Step): History {
  return { past: [...history.past, step], future: [] };
}
