/** How one plays at a table: what is open, what is armed, what waits for a second tap. Still no rules. */
import { getContext, setContext, type Component } from "svelte";
import type { GameFolder } from "@/games/folder";
import {
  allNoisy,
  byPlace,
  cheapest,
  groupChoices,
  harmless,
  includes,
  isVain,
  keysFor,
  litOn,
  mayLast,
  placed,
  placesOf,
  type Group,
  type Place,
} from "@/lib/game/actions";
import { t } from "@/lib/i18n/i18n.svelte";
import { Foresight } from "./foresight.svelte";
import { dress } from "@/lib/game/icons";
import { Odds } from "./odds.svelte";
import { Pace } from "./pace.svelte";
import { HIDDEN, keyOf, named, same, type Choice } from "@/lib/game/values";
import type { AdviceOption, RefusalRecord, Way } from "@/lib/net/protocol";
import type { TableStore } from "./table.svelte";
import type { Menu, Reading, Why } from "@/lib/util/overlayTypes";
import { verbsIn, type Verbs } from "@/lib/game/verbs";
import { kebab, Words, type Figures } from "@/lib/i18n/words";

/** A lesson that is played at the table: its goal, and the parts that it brings. */
export interface AtLesson {
  readonly goal: string;
  /** Whether something is asked, until a wrong way is taken back or the lesson is solved. */
  readonly asks: boolean;
  /** Beside the board: the lessons of the course; without it, what is beside the board of a match. */
  readonly Rail?: Component;
  /** What is said, hinted, and to be done besides. */
  readonly Panel: Component<{ narrow?: boolean }>;
}

export class Play {
  readonly table: TableStore;
  readonly figures: Figures;
  readonly folder: GameFolder;
  readonly verbs: Verbs;
  words = $state.raw(new Words({ lang: "en", catalogues: [["common", ""]] }));
  armed = $state("");
  /** The fixed place of a turn whose groups are looked at. */
  under = $state("");
  /** Whether the fixed places are in sight: then what cannot be done is explained there. */
  barred = $state(false);
  /** The choice that was tapped once and has to be tapped again. */
  sure = $state.raw<Choice | null>(null);
  why = $state.raw<Why | null>(null);
  menu = $state.raw<Menu | null>(null);
  /** What is read now. It stays while others play: only whoever reads puts it down. */
  reading = $state.raw<Reading | null>(null);
  /** A place or a figure that somebody points at in the log. */
  lit = $state("");
  /** The place that somebody went to from the log, and how often: the board brings it into view. */
  visited = $state.raw<{ readonly place: string; readonly times: number }>({ place: "", times: 0 });
  dialog = $state("");
  /** Whether the board of a match that is over is looked at, instead of how it ended. */
  onBoard = $state(false);
  /** Whether advice lies open beside the board. */
  advising = $state(false);
  /** The choice of advice that somebody looks at, by its key; empty: the best. */
  weighing = $state("");
  lesson = $state.raw<AtLesson | null>(null);
  /** Whether whoever acts stands in the lower half of the board: what is asked then stands above. */
  low = $state(false);
  /** The way that was tapped once: gone when it is tapped again. */
  plan = $state.raw<Way | null>(null);
  #ways = $state.raw<{ readonly seq: number; readonly list: readonly Way[] }>({ seq: -1, list: [] });
  /** Steps still to be taken of a way, and the question at which they are. */
  #route: { readonly ask: string; readonly steps: readonly Choice[] } = { ask: "", steps: [] };
  /** The question of the set-up that was left to chance. */
  left = $state("");
  /** How often each survivor was named by those answers: what is dealt out lies nowhere yet. */
  #dealt: ReadonlyMap<string, number> = new Map();

  readonly pace: Pace;
  readonly foresight: Foresight;
  readonly odds: Odds;

  /** Whether the words of the game and the names of all are there: nobody is shown a table without them. */
  readonly voiced = $derived.by(() => this.words.names.length > 0);
  readonly ready = $derived.by(() => this.table.mine && !this.table.animation.busy && this.table.choosable);
  readonly open: readonly Choice[] = $derived.by(() => (this.ready ? (this.table.asked?.choices ?? []) : []));
  readonly refusals: readonly RefusalRecord[] = $derived.by(() => (this.ready ? (this.table.asked?.refusals ?? []) : []));
  /** Everything that is open, where there is nobody to hit as well: a card that is read has a button for it. */
  readonly whole: readonly Group[] = $derived.by(() => this.#grouped(this.open));
  readonly groups: readonly Group[] = $derived.by(() => {
    const worth = this.open.filter((choice) => !isVain(this.table.asked, choice));
    return worth.length < this.open.length ? this.#grouped(worth) : this.whole;
  });
  /** The fixed places of a turn, while somebody has one; none where every verb has a button of its own. */
  readonly bar: readonly Place[] = $derived.by(() => {
    const { bar } = this.folder;
    const turn = bar !== undefined && this.open.some((choice) => this.verbs(choice.do).tone === "end");
    return turn ? placed(bar, this.groups, this.verbs) : [];
  });
  readonly keys: readonly string[] = $derived.by(() =>
    this.bar.length
      ? this.groups.map((group) => this.bar.find((place) => place.groups.includes(group))?.key ?? "")
      : keysFor(
          this.groups.map((group) => group.verb),
          this.verbs,
        ),
  );
  /** The group whose choices are looked at: the armed one, or the only one there is. */
  readonly group: Group | null = $derived.by(() => {
    const open = this.groups.filter((group) => group.choices.length);
    const armed =
      open.find((group) => group.id === this.armed) ?? this.whole.find((group) => group.id === this.armed && group.choices.length);
    return armed ?? (open.length === 1 ? (open[0] ?? null) : null);
  });
  /** The card that the question is about, as far as it is known here; empty where it is about none. */
  readonly questionCard = $derived.by(() => {
    const card = this.ready ? this.table.asked?.prompt?.about["card"] : "";
    return typeof card === "string" && card && card !== HIDDEN && this.words.knows(`card-${kebab(card)}`) ? card : "";
  });
  /** What lies under the fixed place that is open: only that is lit, until one of it is chosen. */
  readonly #within: readonly Choice[] = $derived.by(() => {
    const place = this.group ? undefined : this.bar.find(({ name }) => name === this.under);
    return place?.groups.flatMap((group) => group.choices) ?? [];
  });
  readonly active: readonly Choice[] = $derived.by(() => this.group?.choices ?? (this.#within.length ? this.#within : this.open));
  /** What can be tapped on the board: the choices of the lit verb, by place. */
  readonly places = $derived.by(() => byPlace(litOn(this.table.asked, this.active, this.verbs, { armed: this.group !== null })));
  /** Places that several steps lead to, while nothing but a step is lit. */
  readonly far: ReadonlyMap<string, Way> = $derived.by(() => {
    const steps = this.ready && this.active.some((choice) => this.verbs(choice.do).tone === "step");
    const found = steps && this.#ways.seq === this.table.seq ? this.#ways.list.filter((way) => way.choices.length > 1) : [];
    return new Map(found.map((way) => [way.place, way]));
  });

  constructor(table: TableStore, figures: Figures, folder: GameFolder) {
    this.table = table;
    this.folder = folder;
    this.figures = figures;
    this.verbs = verbsIn(figures);
    this.foresight = new Foresight(table);
    this.odds = new Odds(table, this.foresight, this.verbs);
    this.pace = new Pace(this, folder.concerns ?? (() => true));
    dress(figures);
  }

  /** What was told about the question that is asked now. */
  readonly advice = $derived.by(() => {
    const told = this.advising ? this.table.counsel.advice : null;
    return told && told.question === this.table.asked?.question && told.seat === this.table.seat ? told : null;
  });

  /** The choice of advice that is looked at: the one that was tapped, else the best. */
  readonly looked: AdviceOption | undefined = $derived.by(
    () => this.advice?.options.find((one) => keyOf(one.choice) === this.weighing) ?? this.advice?.options[0],
  );

  /** The best of some choices that advice was told of. */
  worth(choices: readonly Choice[]): AdviceOption | undefined {
    return this.advice?.options.find((one) => includes(choices, one.choice));
  }

  /** Open advice and ask for it, or put it away. */
  advise(): void {
    if (this.advising) this.table.counsel.stop();
    this.advising = !this.advising;
    if (this.advising && this.ready) this.table.counsel.ask();
  }

  /** Whether there is anybody to talk to: not at a lesson, nor where a match is looked at again. */
  get talks(): boolean {
    return this.table.live && !this.lesson;
  }

  #grouped(choices: readonly Choice[]): Group[] {
    const about = this.table.asked?.prompt?.about ?? {};
    return groupChoices(choices, this.refusals, this.verbs, (choice) => this.folder.owner?.(choice, about) ?? "");
  }

  /** The number of the colour and mark of whoever sits in a seat. */
  colour(seat: number): number {
    const { view } = this.table;
    return (view && this.folder.colour?.(view, seat)) ?? seat;
  }

  /** Put everything down: a new question begins with a clean table. */
  clear(): void {
    this.armed = "";
    this.under = "";
    this.sure = null;
    this.why = null;
    this.menu = null;
    this.plan = null;
    this.odds.unweigh();
    this.foresight.unlook();
    this.foresight.hide();
  }

  arm(id: string): void {
    this.armed = this.armed === id ? "" : id;
    this.plan = null;
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
    // With no line nobody says whether a friend may be hit.
    if (this.table.cut && verb.tone === "attack" && !this.odds.isKnown(choice)) return true;
    return (this.odds.known(choice)["friend"] ?? 0) > 0;
  }

  /** Hold a card close: its text, and what can be done with it. The same card once more puts it down. */
  read(card: Reading): void {
    const again = this.reading?.kind === card.kind && this.reading.name === card.name && this.reading.owner === card.owner;
    this.clear();
    this.reading = again ? null : card;
  }

  /** Light a place or a figure and bring it into view. */
  visit(place: string): void {
    this.lit = place;
    this.visited = { place, times: this.visited.times + 1 };
  }

  /** Make a choice; what harms for good asks for a second tap, and whether an attack might is found out first. */
  act(choice: Choice, standing: "" | "turn" | "match" = ""): void {
    this.why = null;
    if (this.verbs(choice.do).tone === "attack" && !this.odds.isKnown(choice) && !this.table.cut) {
      void this.odds.learn(choice).then((still) => {
        if (still) this.act(choice, standing);
      });
      return;
    }
    if (standing && !this.lasts(choice)) {
      this.table.note = { text: () => t("table-no-order"), rules: [] };
      return;
    }
    if (this.isGrave(choice) && !(this.sure && same(this.sure, choice))) {
      this.sure = choice;
      this.menu = null;
      return;
    }
    this.clear();
    this.reading = null;
    if (!standing && this.pace.waits(choice)) return;
    this.send(choice, standing);
  }

  /** Say it to the table, whatever stood about to be said. */
  send(choice: Choice, standing: "" | "turn" | "match" = ""): void {
    this.pace.rest();
    this.table.choose(choice, standing);
  }

  /** A place on the board was tapped. */
  tap(place: string, at: { x: number; y: number }): void {
    const here = this.places.get(place) ?? [];
    const [only, ...more] = this.#stepsFirst(here);
    if (only && !more.length) return this.act(only);
    if (only) {
      this.menu = { title: place, choices: here, ...at };
      return;
    }
    const way = this.far.get(place);
    if (way && this.plan?.place === place) return this.walk(way);
    if (way) {
      this.clear();
      this.plan = way;
      void this.foresight.show(way.choices, way.place);
      return;
    }
    const refused = this.refusals.find((one) => placesOf(one.choice).includes(place));
    if (refused) this.explain(refused);
    else this.clear();
  }

  /** Where one may go and do something else as well, going comes first: everything else has its button. */
  #stepsFirst(here: readonly Choice[]): readonly Choice[] {
    const steps = this.group ? [] : here.filter((choice) => this.verbs(choice.do).tone === "step");
    return steps.length ? steps : here;
  }

  /** Find out how far one gets by several steps, if the question is about going at all. */
  async scout(): Promise<void> {
    const { seq, seat } = this.table;
    if (seat === null || this.#ways.seq === seq || !this.open.some((choice) => this.verbs(choice.do).tone === "step")) return;
    this.#ways = { seq, list: [] };
    const list = await this.table.enquiries.ways(seat);
    if (this.table.seq === seq) this.#ways = { seq, list };
  }

  /** Go a whole way: one step now, the others as long as nothing happens. */
  walk({ choices }: Way): void {
    const [first, ...steps] = choices;
    if (!first) return;
    this.#route = { ask: this.table.asked?.prompt?.ask ?? "", steps };
    this.act(first);
  }

  /** The next step of a way, unless something else is asked or something has happened. */
  goOn(): void {
    const left = this.left;
    this.left = "";
    if (left && this.settling && this.table.asked?.prompt?.ask === left) return this.asYouLike(this.#dealt);
    const [next, ...steps] = this.#route.steps;
    const { ask } = this.#route;
    this.#route = { ask: "", steps: [] };
    const { asked, events, read } = this.table;
    const happened = new Set(events.slice(read).map((event) => event.event)).size > 1;
    if (!next || !asked || happened || asked.undo !== "free" || asked.prompt?.ask !== ask || !includes(this.open, next)) return;
    this.#route = { ask, steps };
    this.act(next);
  }

  /** Whether the match is only being set up, where any answer will do for who does not know better. */
  readonly settling = $derived.by(() => {
    const view = this.table.animation.view;
    return this.open.length > 1 && view !== null && "phase" in view && view.phase === "setup";
  });

  /** Leave a question of the set-up, and others of its kind that follow at once, to chance. */
  asYouLike(dealt: ReadonlyMap<string, number> = new Map()): void {
    this.left = this.table.asked?.prompt?.ask ?? "";
    const any = harmless(this.open, this.verbs, dealt);
    const choice = any[Math.floor(Math.random() * any.length)];
    if (!choice) return;
    const whose = named(choice, "survivor");
    this.#dealt = new Map(dealt).set(whose, (dealt.get(whose) ?? 0) + 1);
    this.act(choice);
  }

  explain(refused: RefusalRecord): void {
    this.why = { refused, place: this.verbs(refused.choice.do).button };
  }

  /** A fixed place of a turn was touched: what lies there is done, opened, or said why not. */
  press({ name, groups }: Place): void {
    const open = groups.filter((group) => group.choices.length);
    const [only, ...others] = open;
    const refused = groups.flatMap((group) => group.refusals)[0];
    if (name === "more" ? groups.length : others.length) return this.look(this.under === name ? "" : name);
    if (only) {
      this.under = "";
      return this.enter(only);
    }
    this.clear();
    if (refused) this.explain(refused);
    else this.why = { refused: null, place: name };
  }

  /** Look at what lies under a fixed place. */
  look(name: string): void {
    this.clear();
    this.under = name;
  }

  /** A group was touched: its only choice is made, of several one is asked for, of none it is said why. */
  enter(group: Group, standing: "" | "turn" | "match" = ""): void {
    const [only, ...more] = group.choices;
    if (only && !more.length) this.act(only, standing);
    else if (only) this.arm(group.id);
    else if (group.refusals[0]) this.explain(group.refusals[0]);
  }
}

const KEY = Symbol("play");

export function provide(play: Play): void {
  setContext(KEY, play);
}

export function playing(): Play {
  return getContext<Play>(KEY);
}
