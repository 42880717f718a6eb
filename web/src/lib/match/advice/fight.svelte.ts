/** Attacks by tapping: the weapons that reach a zone with their odds, and the weapon that stays armed. */
import { choiceKey, stringArg, type Choice } from "@/lib/game/values";
import type { AttackRecord } from "@/lib/net/protocol";
import type { Play } from "@/lib/match/play.svelte";

/** A way to attack a zone; the odds are null until the server has answered, or if no dice are rolled. */
export interface FightRow {
  readonly choice: Choice;
  readonly attack: AttackRecord | null;
}

/** Number of expected kills that a certain wound of a friend outweighs when attacks are compared. */
const FRIEND_WEIGHT = 2;

/** Return the expected number of kills. */
export function meanKills(attack: AttackRecord): number {
  return attack.kills.reduce((sum, chance, kills) => sum + chance * kills, 0);
}

/** Return the chance of killing at least one enemy. */
export function killChance(attack: AttackRecord): number {
  return 1 - (attack.kills[0] ?? 1);
}

function worth({ attack }: FightRow): number {
  return attack ? meanKills(attack) - FRIEND_WEIGHT * attack.wounded : -Infinity;
}

/** Return attacks with the best first; those of equal worth keep their order. */
export function bestFirst(rows: readonly FightRow[]): FightRow[] {
  return rows.toSorted((one, other) => (worth(one) === worth(other) ? 0 : worth(other) - worth(one)));
}

/** Return the weapons that an attack uses. */
export function weaponsOf(choice: Choice): readonly string[] {
  const weapon = choice.args?.["weapon"];
  if (Array.isArray(weapon)) return weapon.map(String);
  return typeof weapon === "string" && weapon ? [weapon] : [];
}

/** Whether two attacks use the same weapon in the same way. */
function isSameWay(one: Choice, other: Choice): boolean {
  const sameWeapons = weaponsOf(one).join(" ") === weaponsOf(other).join(" ");
  return one.do === other.do && sameWeapons && stringArg(one, "aid") === stringArg(other, "aid");
}

export class Fight {
  readonly #play: Play;
  /** Attacks on the zone whose card is open, the best first. */
  rows = $state.raw<readonly FightRow[]>([]);
  chosen = $state(0);
  /** The last attack of this turn, whose weapon stays armed; null if none is. */
  armed = $state.raw<Choice | null>(null);
  /** Name of the survivor who armed the weapon. */
  #owner = "";
  /** Odds of the armed weapon by zone. */
  armedOdds = $state.raw<ReadonlyMap<string, AttackRecord>>(new Map());

  /** Whether a weapon is armed and reaches somebody in the user's turn. */
  readonly isReady: boolean = $derived.by(() => this.armed !== null && this.#play.bar.length > 0 && this.#play.attacks.length > 0);

  constructor(play: Play) {
    this.#play = play;
  }

  /** Open the card of a zone with these attacks. */
  async open(zone: string, attacks: readonly Choice[]): Promise<void> {
    const { odds } = this.#play;
    const read = (): FightRow[] => bestFirst(attacks.map((choice) => ({ choice, attack: odds.attack(choice) })));
    this.#play.touch({ kind: "fight", zone });
    this.chosen = 0;
    this.rows = read();
    const unknown = attacks.filter((choice) => !odds.isKnown(choice));
    await Promise.all(unknown.map((choice) => odds.request(choice)));
    const { touched } = this.#play;
    if (touched?.kind !== "fight" || touched.zone !== zone) return;
    const before = this.chosen ? this.rows[this.chosen]?.choice : undefined;
    this.rows = read();
    this.chosen = Math.max(
      0,
      this.rows.findIndex(({ choice }) => before && choiceKey(choice) === choiceKey(before)),
    );
  }

  /** Make the chosen attack of the open card. */
  attack(): void {
    const row = this.rows[this.chosen];
    if (row) this.#play.act(row.choice);
  }

  /** Return the attack with the armed weapon, if it is among these. */
  armedAmong(attacks: readonly Choice[]): Choice | undefined {
    const { armed } = this;
    if (!armed) return undefined;
    const same = attacks.filter((choice) => isSameWay(choice, armed));
    return same.find((choice) => stringArg(choice, "zombie") === stringArg(armed, "zombie")) ?? same[0];
  }

  /** Arm the weapon of an attack that is made; any other choice disarms it. */
  onAct(choice: Choice): void {
    if (!this.#play.bar.length) return;
    this.armedOdds = new Map();
    if (this.#play.verbs(choice.do).tone === "attack" && weaponsOf(choice).length) {
      const { view } = this.#play.table;
      this.armed = choice;
      this.#owner = view && "active" in view ? String(view.active) : "";
    } else this.disarm();
  }

  disarm(): void {
    this.armed = null;
    this.armedOdds = new Map();
  }

  /** Disarm if somebody else acts or the weapon is gone or empty; `hands` are the loaded cards in the actor's hands. */
  check(actor: string, hands: readonly string[]): void {
    if (this.armed && (actor !== this.#owner || weaponsOf(this.armed).some((weapon) => !hands.includes(weapon)))) this.disarm();
  }

  /** Request the odds of the armed weapon for every zone that it reaches. */
  async requestArmedOdds(): Promise<void> {
    const { attacks, odds } = this.#play;
    const zones = new Set(attacks.map((choice) => stringArg(choice, "zone")));
    const aimed = [...zones].flatMap((zone) => this.armedAmong(attacks.filter((choice) => stringArg(choice, "zone") === zone)) ?? []);
    await Promise.all(aimed.filter((choice) => !odds.isKnown(choice)).map((choice) => odds.request(choice)));
    const found = aimed.flatMap((choice) => {
      const attack = odds.attack(choice);
      return attack ? [[stringArg(choice, "zone"), attack] as const] : [];
    });
    if (this.armed) this.armedOdds = new Map(found);
  }
}
