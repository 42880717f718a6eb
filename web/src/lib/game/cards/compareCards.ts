/** Comparison of two equipment cards: what is better, the same or worse about the first. */
import type { Word } from "@/lib/i18n/words";

type Printed = Readonly<Record<string, Word>>;
export type Verdict = "better" | "same" | "worse";

/** A row of the comparison; its label is `exchange-row-<name>`. */
export interface ComparisonRow {
  readonly name: string;
  /** Values as printed, or `yes`, `no`, `silent`, `noisy`, which are translated. */
  readonly one: string;
  readonly other: string;
  /** Whether the first card is better, the same or worse. */
  readonly verdict: Verdict;
}

/** Number of faces of a die. */
const FACES = 6;

/** Return the expected number of hits of the first attack mode; 0 if the card is no weapon. */
export function meanHits(printed: Printed): number {
  if (String(printed["kind"] ?? "none") === "none") return 0;
  const dice = Number(printed["dice"] ?? 0) + Number(printed["ammo_dice"] ?? 0);
  return (dice * Math.max(0, FACES + 1 - Number(printed["accuracy"] ?? FACES + 1))) / FACES;
}

export function isWeapon(printed: Printed): boolean {
  return String(printed["kind"] ?? "none") !== "none";
}

const opensDoors = (printed: Printed): boolean => !["", "never"].includes(String(printed["opens"] ?? "never"));
/** Return the farthest zone of a range such as `0–1`. */
const farthest = (range: string): number => Number(range.split("–").at(-1) ?? 0);
const NO_VALUE = "–";

/** Return the rows of a comparison, without those in which neither card has a value. */
export function compareCards(one: Printed, other: Printed, usable: readonly [boolean, boolean]): ComparisonRow[] {
  const verdict = (difference: number): Verdict => (difference > 0 ? "better" : difference < 0 ? "worse" : "same");
  const printedText = (from: Printed, name: string): string => String(from[name] ?? "");
  const rows: (ComparisonRow & { readonly has: boolean })[] = [];
  const weapons = [one, other].map(isWeapon);
  const [isFirst = false, isSecond = false] = weapons;
  const compare = (name: string, text: (from: Printed) => string, worth: (from: Printed) => number): void => {
    const difference = isFirst && isSecond ? worth(one) - worth(other) : Number(isFirst) - Number(isSecond);
    rows.push({
      name,
      one: isFirst ? text(one) : NO_VALUE,
      other: isSecond ? text(other) : NO_VALUE,
      verdict: verdict(difference),
      has: isFirst || isSecond,
    });
  };
  const dice = (from: Printed): number => Number(from["dice"] ?? 0) + Number(from["ammo_dice"] ?? 0);
  compare("dice", (from) => String(dice(from)), dice);
  compare(
    "needs",
    (from) => `${printedText(from, "accuracy")}+`,
    (from) => -Number(from["accuracy"]),
  );
  compare(
    "damage",
    (from) => printedText(from, "damage"),
    (from) => Number(from["damage"]),
  );
  compare(
    "range",
    (from) => printedText(from, "range"),
    (from) => farthest(printedText(from, "range")),
  );
  const noisy = (from: Printed): boolean => from["noisy"] === "yes";
  compare(
    "noise",
    (from) => (noisy(from) ? "noisy" : "silent"),
    (from) => -Number(noisy(from)),
  );
  const yesNo = (name: string, flags: readonly [boolean, boolean], has: boolean): void => {
    const [first, second] = flags.map((flag) => (flag ? "yes" : "no"));
    rows.push({ name, one: first ?? "no", other: second ?? "no", verdict: verdict(Number(flags[0]) - Number(flags[1])), has });
  };
  const armour = [one, other].map((from) => Number(from["armour"] ?? 0)).map((value) => (value > 0 && value <= FACES ? value : 0));
  const [worn = 0, wornOther = 0] = armour;
  rows.push({
    name: "armour",
    one: worn ? `${worn}+` : NO_VALUE,
    other: wornOther ? `${wornOther}+` : NO_VALUE,
    verdict: verdict((worn ? FACES + 1 - worn : 0) - (wornOther ? FACES + 1 - wornOther : 0)),
    has: worn + wornOther > 0,
  });
  yesNo("doors", [opensDoors(one), opensDoors(other)], opensDoors(one) || opensDoors(other));
  const dual = [one, other].map((from) => from["dual"] === "yes");
  yesNo("dual", [dual[0] ?? false, dual[1] ?? false], dual.some(Boolean));
  yesNo("usable", usable, usable[0] !== usable[1] || !usable[0]);
  return rows.filter((row) => row.has).map(({ name, one, other, verdict }) => ({ name, one, other, verdict }));
}
