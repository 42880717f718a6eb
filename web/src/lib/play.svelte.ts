/** How one plays at a table: what is open, what is armed, what waits for a second tap. Still no rules. */
import { getContext, setContext } from "svelte";
import type { GameFolder } from "@/games/folder";
import { allNoisy, byPlace, cheapest, grouped, keysFor, mayLast, placesOf, type Group } from "./actions";
import { t } from "./i18n.svelte";
import { dress } from "./icons";
import { HIDDEN, keyOf, same, type Choice } from "./plain";
import type { RefusalRecord } from "./protocol";
import { ruleText } from "./rules";
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";
import { verbsIn, type Verbs } from "./verbs";
import { kebab, Words, type Figures } from "./words";

export interface Why {
  readonly choice: Choice;
  readonly why: string;
  readonly rule: string;
  readonly text: string;
}

export interface Menu {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly x: number;
  readonly y: number;
}

/** A card, or somebody with a card of their own, that is held close to be read. */
export interface Reading {
  readonly kind: string;
  readonly name: string;
  readonly unloaded?: boolean;
}

export interface OddsCard {
  readonly choice: Choice;
  readonly place: string;
  readonly chances: Readonly<Record<string, number>>;
}

export class Play {
  readonly table: TableStore;
  readonly figures: Figures;
  readonly folder: GameFolder;
  readonly verbs: Verbs;
  words = $state.raw(new Words({ lang: "en", catalogues: [["common", ""]] }));
  armed = $state("");
  /** The choice that was tapped once and has to be tapped again. */
  sure = $state.raw<Choice | null>(null);
  why = $state.raw<Why | null>(null);
  menu = $state.raw<Menu | null>(null);
  odds = $state.raw<OddsCard | null>(null);
  /** What is read now. It stays while others play: only whoever reads puts it down. */
  reading = $state.raw<Reading | null>(null);
  /** A place or a figure that somebody points at in the log. */
  lit = $state("");
  dialog = $state("");
  #kept = new Map<string, Readonly<Record<string, number>>>();
  #keptAt = -1;
  #hovering: ReturnType<typeof setTimeout> | undefined;
  /** The choice whose chances are wanted now; an answer that comes later than that is not shown. */
  #weighed = "";

  /** Whether the words of the game and the names of all are there: nobody is shown a table without them. */
  readonly voiced = $derived.by(() => this.words.names.length > 0);
  readonly ready = $derived.by(() => this.table.mine && !this.table.show.busy && this.table.state === "open");
  readonly open: readonly Choice[] = $derived.by(() => (this.ready ? (this.table.asked?.choices ?? []) : []));
  readonly refusals: readonly RefusalRecord[] = $derived.by(() => (this.ready ? (this.table.asked?.refusals ?? []) : []));
  readonly groups: readonly Group[] = $derived.by(() => grouped(this.open, this.refusals, this.verbs));
  readonly keys: readonly string[] = $derived.by(() =>
    keysFor(
      this.groups.map((group) => group.verb),
      this.verbs,
    ),
  );
  /** The group whose choices are looked at: the armed one, or the only one there is. */
  readonly group: Group | null = $derived.by(() => {
    const open = this.groups.filter((group) => group.choices.length);
    const armed = open.find((group) => group.id === this.armed);
    return armed ?? (open.length === 1 ? (open[0] ?? null) : null);
  });
  /** The card that the question is about, as far as it is known here; empty where it is about none. */
  readonly asking = $derived.by(() => {
    const card = this.ready ? this.table.asked?.prompt?.about["card"] : "";
    return typeof card === "string" && card && card !== HIDDEN && this.words.knows(`card-${kebab(card)}`) ? card : "";
  });
  readonly active: readonly Choice[] = $derived.by(() => this.group?.choices ?? this.open);
  readonly places = $derived.by(() => byPlace(this.active));

  constructor(table: TableStore, figures: Figures, folder: GameFolder) {
    this.table = table;
    this.folder = folder;
    this.figures = figures;
    this.verbs = verbsIn(figures);
    dress(figures);
  }

  /** Put everything down: a new question begins with a clean table. */
  clear(): void {
    this.armed = "";
    this.sure = null;
    this.why = null;
    this.menu = null;
    this.unweigh();
  }

  arm(id: string): void {
    this.armed = this.armed === id ? "" : id;
    this.sure = null;
    this.why = null;
    this.menu = null;
  }

  /** What a choice, or the cheapest of several, costs in actions; null where it is none, or nobody said. */
  price(...choices: readonly Choice[]): number | null {
    return cheapest(this.table.asked, choices);
  }

  /** Whether a choice, or each of several, makes noise. */
  noisy(...choices: readonly Choice[]): boolean {
    return allNoisy(this.table.asked, choices);
  }

  /** Whether a choice may be given as a standing order. */
  lasts(choice: Choice): boolean {
    return mayLast(this.table.asked, choice);
  }

  isGrave(choice: Choice): boolean {
    const verb = this.verbs(choice.do);
    if (verb.givesUp) return true;
    if (verb.grave && this.table.seats.length < (this.table.match?.seats.length ?? 0)) return true;
    return (this.known(choice)["friend"] ?? 0) > 0;
  }

  /** Hold a card close: its text, and what can be done with it. The same card once more puts it down. */
  read(card: Reading): void {
    const again = this.reading?.kind === card.kind && this.reading.name === card.name;
    this.clear();
    this.reading = again ? null : card;
  }

  /** The chances of a choice as far as they were asked for; empty where they were not. */
  known(choice: Choice): Readonly<Record<string, number>> {
    return this.#kept.get(keyOf(choice)) ?? {};
  }

  /** Make a choice; what harms for good asks for a second tap. */
  act(choice: Choice, standing: "" | "turn" | "match" = ""): void {
    this.why = null;
    if (standing && !this.lasts(choice)) {
      this.table.note = { text: t("table-no-order"), rules: [] };
      return;
    }
    if (this.isGrave(choice) && !(this.sure && same(this.sure, choice))) {
      this.sure = choice;
      this.menu = null;
      return;
    }
    this.clear();
    this.reading = null;
    this.table.choose(choice, standing);
  }

  /** A place on the board was tapped. */
  tap(place: string, at: { x: number; y: number }): void {
    const here = this.places.get(place) ?? [];
    const [only, ...more] = here;
    if (only && !more.length) return this.act(only);
    if (only) {
      this.menu = { title: place, choices: here, ...at };
      return;
    }
    const refused = this.refusals.find((one) => placesOf(one.choice).includes(place));
    if (refused) void this.explain(refused);
    else this.clear();
  }

  async explain(refused: RefusalRecord): Promise<void> {
    const { choice, rule } = refused;
    const why = this.words.refusal(refused);
    this.why = { choice, why, rule, text: "" };
    const text = await ruleText(this.table.game.id, rule, settings.lang);
    if (this.why?.rule === rule) this.why = { choice, why, rule, text };
  }

  /** Ask for the chances of a choice after a moment of hovering; they are shown beside its place. */
  weigh(choice: Choice, place: string): void {
    clearTimeout(this.#hovering);
    if (this.#keptAt !== this.table.seq) {
      this.#kept.clear();
      this.#keptAt = this.table.seq;
    }
    const key = keyOf(choice);
    this.#weighed = key;
    const known = this.#kept.get(key);
    if (known) {
      if (Object.keys(known).length) this.odds = { choice, place, chances: known };
      return;
    }
    const { seq } = this.table;
    this.#hovering = setTimeout(() => {
      void this.table.odds(choice).then((chances) => {
        if (this.table.seq !== seq) return;
        this.#kept.set(key, chances);
        if (this.#weighed === key && Object.keys(chances).length) this.odds = { choice, place, chances };
      });
    }, 120);
  }

  unweigh(): void {
    clearTimeout(this.#hovering);
    this.#weighed = "";
    this.odds = null;
  }
}

const KEY = Symbol("play");

export function provide(play: Play): void {
  setContext(KEY, play);
}

export function playing(): Play {
  return getContext<Play>(KEY);
}
