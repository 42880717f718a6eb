import type { Choice } from "@/lib/plain";

/** Whether a question belongs to the making of an offer. */
export function isDraft(ask: string): boolean {
  return ask.startsWith("Draft");
}

/** On which side of an offer something is put: what its maker gives, what is asked for, or more of what is begun. */
export function sideOf(choice: Choice): "gives" | "gets" | "more" {
  if (/^(give_|show_hand|tell_invasion|promise$)/.test(choice.do)) return "gives";
  return /^(ask_|demand$)/.test(choice.do) ? "gets" : "more";
}
