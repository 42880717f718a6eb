/** Svelte context with the function that opens a rule beside the position. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("rule sheet");

export type OpenRule = (id: string) => void;

export function provideRuleSheet(open: OpenRule): void {
  setContext(KEY, open);
}

export function useRuleSheet(): OpenRule {
  return getContext<OpenRule>(KEY);
}
