/** Values printed on a card, for its face. */
import type { Word } from "@/lib/i18n/words";

type Printed = Readonly<Record<string, Word>>;

export interface Stat {
  readonly value: string;
  readonly icon: string;
  /** Id of the value's label in the client's catalogue, without the prefix. */
  readonly word: string;
}

/** One attack mode of a card; armour has one whose kind is empty. */
export interface AttackMode {
  /** `melee`, `ranged` or `magic`; empty if the mode is no attack. */
  readonly kind: string;
  readonly stats: readonly Stat[];
}

/** Armour value of cards that are no armour: no die shows this number. */
const NO_ARMOUR = 7;

/** Return every attack mode printed on a card, in order. */
export function attackModes(printed: Printed): AttackMode[] {
  const ways = ["", "_2"].flatMap((mark) => {
    const kind = String(printed[`kind${mark}`] ?? "none");
    if (kind === "none") return [];
    // Ammo dice are rolled together with the others and hit alike.
    const ammo = kind === "ranged" ? Number(printed["ammo_dice"] ?? 0) : 0;
    const figure = (name: string): string => String(printed[`${name}${mark}`] ?? "");
    const stats = [
      { value: figure("range"), icon: "st-range", word: "z-range" },
      { value: ammo ? `${figure("dice")}+${ammo}` : figure("dice"), icon: "st-dice", word: "z-dice" },
      { value: `${figure("accuracy")}+`, icon: "ui-attack", word: "z-accuracy" },
      { value: figure("damage"), icon: "st-damage", word: "z-damage" },
    ];
    return [{ kind, stats }];
  });
  const armour = Number(printed["armour"] ?? 0);
  const worn = armour > 0 && armour < NO_ARMOUR;
  return ways.length || !worn ? ways : [{ kind: "", stats: [{ value: `${armour}+`, icon: "eq-shield", word: "z-armour" }] }];
}

/** A value printed on a card, with one number for each attack mode. */
export interface PrintedValue {
  readonly values: readonly string[];
  readonly icon: string;
  readonly word: string;
}

export function printedValues(printed: Printed): PrintedValue[] {
  const [first, ...others] = attackModes(printed);
  const stats = first?.stats ?? [];
  return stats.map(({ value, icon, word }, at) => ({
    values: [value, ...others.map((way) => way.stats[at]?.value ?? "–")],
    icon,
    word,
  }));
}

/** Format a printed value on one line: `0 / 0–1`, or one number if all modes have the same. */
export function formatValues({ values }: PrintedValue): string {
  return [...new Set(values)].join(" / ");
}

const LEVELS = ["blue", "yellow", "orange", "red"] as const;

/** The zombies that a zombie card spawns at one danger level. */
export interface SpawnRow {
  readonly level: (typeof LEVELS)[number];
  readonly zombie: string;
  readonly count: number;
}

/** Return the spawns of a zombie card by danger level, without empty levels; empty for other cards. */
export function spawnRows(printed: Printed): SpawnRow[] {
  return LEVELS.map((level) => ({
    level,
    zombie: String(printed[`${level}_zombie`] ?? "none"),
    count: Number(printed[`${level}_count`] ?? 0),
  })).filter(({ zombie, count }) => zombie !== "none" && count > 0);
}

/** An icon in the corner of a card; `count` if its text has a number. */
export interface CornerIcon {
  readonly icon: string;
  readonly word: string;
  readonly count: number;
}

export function cornerIcons(printed: Printed): CornerIcon[] {
  const ammo = Number(printed["ammo_dice"] ?? 0);
  const opens = String(printed["opens"] ?? "never");
  return [
    { has: printed["noisy"] === "yes", icon: "noise", word: "z-noisy", count: 0 },
    { has: opens !== "" && opens !== "never", icon: "ui-door", word: "z-opens", count: 0 },
    { has: printed["dual"] === "yes", icon: "eq-pair", word: "z-dual", count: 0 },
    { has: ammo > 0, icon: "die-ammo", word: "z-ammo", count: ammo },
  ].filter(({ has }) => has);
}

/** Return the length of the longest word of a name, which must fit on the card. */
export function longestWordLength(name: string): number {
  return Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));
}
