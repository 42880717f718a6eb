/** Choices of a decision in groups: first those about the chosen place, then one group for each verb. */
import { commonLabel } from "@/lib/game/cards/cardActions";
import type { OpenChoice } from "@/lib/net/protocol";

export interface ChoiceGroup {
  /** Label of the group; empty if its choices have no common label. */
  readonly title: string;
  readonly choices: readonly OpenChoice[];
}

/** Number of choices above which a group is folded. */
const FEW = 4;

/** Return the choices that contain a text, those about `place` before the others. */
export function groupsOf(choices: readonly OpenChoice[], place: string, text: string): ChoiceGroup[] {
  const wanted = text.trim().toLocaleLowerCase();
  const shown = choices.filter((one) => one.sentence.toLocaleLowerCase().includes(wanted));
  const isHere = (one: OpenChoice): boolean => place !== "" && Object.values(one.args).includes(place);
  const near = shown.filter(isHere);
  const rest = shown.filter((one) => !isHere(one));
  const verbs = [...new Set(rest.map((one) => one.do))];
  const groups = verbs.map((verb): ChoiceGroup => {
    const group = rest.filter((one) => one.do === verb);
    const isFolded = group.length > FEW && !wanted;
    return { title: isFolded ? commonLabel(group.map((one) => one.sentence)) : "", choices: group };
  });
  return [...(near.length ? [{ title: "", choices: near }] : []), ...groups];
}
