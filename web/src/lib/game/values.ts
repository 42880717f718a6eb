/** Choices and their arguments: names, numbers, yes and no, nothing, and lists of them. */
import type { ChoiceRecord, Plain } from "@/lib/net/protocol";

export type { Plain };
export type Args = Readonly<Record<string, Plain>>;
export type Choice = ChoiceRecord;

export const HIDDEN = "?";

/** Whether two choices are the same one, whatever the order of their arguments. */
export function same(one: Choice, other: Choice): boolean {
  return keyOf(one) === keyOf(other);
}

/** A text that tells choices apart. */
export function keyOf(choice: Choice): string {
  const args = Object.entries(choice.args ?? {}).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return `${choice.seat} ${choice.do} ${args.sort().join(" ")}`;
}

/** An argument that is a name; empty where there is none. */
export function named(from: { readonly args?: Args }, name: string): string {
  const value = from.args?.[name];
  return typeof value === "string" ? value : "";
}

/** An argument that is a number; null where there is none. */
export function number(from: { readonly args?: Args }, name: string): number | null {
  const value = from.args?.[name];
  return typeof value === "number" ? value : null;
}

/** The values of a row; none where something else stands. */
export function row(part: Plain | undefined): readonly unknown[] {
  return Array.isArray(part) ? part : [];
}
