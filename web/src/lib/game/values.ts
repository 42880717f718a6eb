/** Choices and the values of their arguments. */
import type { ChoiceRecord, Plain } from "@/lib/net/protocol";

export type { Plain };
export type Args = Readonly<Record<string, Plain>>;
export type Choice = ChoiceRecord;

export const HIDDEN = "?";

/** Whether two choices are equal, whatever the order of their arguments. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  return choiceKey(one) === choiceKey(other);
}

/** Return a string that identifies a choice. */
export function choiceKey(choice: Choice): string {
  const args = Object.entries(choice.args ?? {}).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return `${choice.seat} ${choice.do} ${args.sort().join(" ")}`;
}

/** Return a string argument; an empty string if there is none. */
export function stringArg(from: { readonly args?: Args }, name: string): string {
  const value = from.args?.[name];
  return typeof value === "string" ? value : "";
}

/** Return a number argument; null if there is none. */
export function numberArg(from: { readonly args?: Args }, name: string): number | null {
  const value = from.args?.[name];
  return typeof value === "number" ? value : null;
}

/** Return a value as a list; empty if it is not a list. */
export function listOf(part: Plain | undefined): readonly unknown[] {
  return Array.isArray(part) ? part : [];
}
