/** What is printed on a card, as its face shows it. */
import type { Word } from "@/lib/i18n/words";

type Printed = Readonly<Record<string, Word>>;

export interface Stat {
  readonly value: string;
  readonly icon: string;
  /** The tail of its word in the client's own catalogue. */
  readonly word: string;
}

/** One way to fight with a card; armour has one without a kind. */
export interface Profile {
  /** `melee`, `ranged`, `magic`; empty for what is no attack. */
  readonly kind: string;
  readonly stats: readonly Stat[];
}

/** No die is that high: what is printed on cards that are no armour. */
const NO_ARMOUR = 7;

/** Every way to fight that is printed on a card, the first one first. */
export function profilesOf(printed: Printed): Profile[] {
  const ways = ["", "_2"].flatMap((mark) => {
    const kind = String(printed[`kind${mark}`] ?? "none");
    if (kind === "none") return [];
    // Ammo dice are rolled with the others, and hit as they do.
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

/** A figure of a card with what it is in each of its ways to fight, the first one first. */
export interface Figure {
  readonly values: readonly string[];
  readonly icon: string;
  readonly word: string;
}

export function figuresOf(printed: Printed): Figure[] {
  const [first, ...others] = profilesOf(printed);
  const stats = first?.stats ?? [];
  return stats.map(({ value, icon, word }, at) => ({
    values: [value, ...others.map((way) => way.stats[at]?.value ?? "–")],
    icon,
    word,
  }));
}

/** The values of a figure in one line: `0 / 0–1`, or one where all ways have the same. */
export function inLine({ values }: Figure): string {
  return [...new Set(values)].join(" / ");
}

/** A sign in the corner of a card; `count` where its word has a number. */
export interface Mark {
  readonly icon: string;
  readonly word: string;
  readonly count: number;
}

export function marksOf(printed: Printed): Mark[] {
  const ammo = Number(printed["ammo_dice"] ?? 0);
  const opens = String(printed["opens"] ?? "never");
  return [
    { has: printed["noisy"] === "yes", icon: "noise", word: "z-noisy", count: 0 },
    { has: opens !== "" && opens !== "never", icon: "ui-door", word: "z-opens", count: 0 },
    { has: printed["dual"] === "yes", icon: "eq-pair", word: "z-dual", count: 0 },
    { has: ammo > 0, icon: "die-ammo", word: "z-ammo", count: ammo },
  ].filter(({ has }) => has);
}

/** How many letters the longest word of a name has: the whole of it must fit on the card. */
export function longest(name: string): number {
  return Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));
}
