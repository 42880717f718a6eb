/** Abilities and cards that the players of City of Horror may use now, besides talking, with their rules. */
import type { OpenChoice, Permissions, RefusedChoice } from "@/lib/net/protocol";

/** An ability or a card, with whether it may be used now and why not. */
export interface Act {
  readonly owner: string;
  /** `who` for an ability of a Character, `card` for an Action card. */
  readonly kind: "card" | "who";
  readonly name: string;
  readonly isAllowed: boolean;
  readonly rule: string;
  /** Reason in words why it may not be used; empty if it may. */
  readonly reason: string;
  readonly line: string;
}

function actOf(owner: string, choice: OpenChoice | RefusedChoice, isAllowed: boolean): Act | null {
  const kind = choice.do === "use" ? "who" : choice.do === "play" ? "card" : null;
  const name = kind && choice.args[kind];
  if (!kind || typeof name !== "string") return null;
  const reason = isAllowed ? "" : choice.sentence;
  return { owner, kind, name, isAllowed, rule: choice.rule ?? "", reason, line: choice.line };
}

/** Return the abilities and cards of some players, those that may be used first. */
export function actsOf(answers: readonly Permissions[]): readonly Act[] {
  const all = answers.flatMap(({ who, may, may_not }) => [
    ...may.map((choice) => actOf(who, choice, true)),
    ...may_not.map((choice) => actOf(who, choice, false)),
  ]);
  const acts = all.filter((one) => one !== null);
  return [...acts.filter((one) => one.isAllowed), ...acts.filter((one) => !one.isAllowed)];
}

export const unknownCards = (answers: readonly Permissions[]): number => answers.reduce((sum, one) => sum + (one.unknown_cards ?? 0), 0);
