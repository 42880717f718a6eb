/** State of the user interface at a table: open choices, the selected action, confirmations. Contains no rules. */
import { getContext, setContext, type Component } from "svelte";
import type { GameFolder } from "@/games/folder";
import {
  areAllNoisy,
  byPlace,
  cheapestPrice,
  groupChoices,
  lossOf,
  includesChoice,
  hasNoTarget,
  keysFor,
  choicesToHighlight,
  canBeStandingOrder,
  groupsByButton,
  placesOf,
  type Group,
  type FixedPlace,
} from "@/lib/game/actions";
import { t } from "@/lib/i18n/i18n.svelte";
import { Confirmation } from "./confirmation.svelte";
import { Exchange } from "./exchange.svelte";
import { DealRest } from "./dealRest.svelte";
import { Fight } from "./advice/fight.svelte";
import { Foresight } from "./advice/foresight.svelte";
import { usePrintedValues } from "@/lib/game/icons";
import { Odds } from "./advice/odds.svelte";
import { Pace } from "./pace.svelte";
import { Setup } from "./setup.svelte";
import { HIDDEN, choiceKey, stringArg, type Choice } from "@/lib/game/values";
import type { AdviceOption, LossRecord, RefusalRecord, Way } from "@/lib/net/protocol";
import type { TableStore } from "./table.svelte";
import type { Menu, OpenCard, Explanation, Touched } from "@/lib/util/overlayTypes";
import { readVerbs, type Verbs } from "@/lib/game/verbs";
import { kebab, Words, type Figures } from "@/lib/i18n/words";

/** A lesson at the table: its texts, its state and its components. */
export interface LessonAtTable {
  readonly goal: string;
  /** Whether the lesson waits for a choice; false after a mistake and when it is solved. */
  readonly asks: boolean;
  readonly isSolved: boolean;
  /** Component with the list of the course's lessons, beside the board; without it, the usual side panel is shown. */
  readonly Rail?: Component;
  /** Component with remarks, hints and buttons. */
  readonly Panel: Component<{ narrow?: boolean }>;
}

export class Play {
  readonly table: TableStore;
  readonly figures: Figures;
  readonly folder: GameFolder;
  readonly verbs: Verbs;
  words = $state.raw(new Words({ lang: "en", catalogues: [["common", ""]] }));
  armed = $state("");
  /** Name of the fixed button whose groups are shown. */
  openButton = $state("");
  /** Whether the fixed buttons are visible; refusals are then explained there. */
  hasFixedButtons = $state(false);
  why = $state.raw<Explanation | null>(null);
  menu = $state.raw<Menu | null>(null);
  /** The place or piece that was tapped once, whose card is open. */
  touched = $state.raw<Touched | null>(null);
  /** Card that is open. It stays open while others play, until the user closes it. */
  openCard = $state.raw<OpenCard | null>(null);
  /** Place or figure that the user points at in the log. */
  highlighted = $state("");
  /** Last place that was opened from the log, and how often; the board scrolls to it. */
  visited = $state.raw<{ readonly place: string; readonly times: number }>({ place: "", times: 0 });
  dialog = $state("");
  /** Whether the board of a finished match is shown instead of the result. */
  showsBoard = $state(false);
  /** Whether the advice panel is open. */
  hasAdviceOpen = $state(false);
  /** Key of the selected option in the advice; empty for the best one. */
  selectedOption = $state("");
  lesson = $state.raw<LessonAtTable | null>(null);
  /** Whether the acting survivor is in the lower half of the board; the question is then shown above. */
  isActorLow = $state(false);
  /** Route that was tapped once; a second tap starts it. */
  plan = $state.raw<Way | null>(null);
  #reachable = $state.raw<{ readonly seq: number; readonly list: readonly Way[] }>({ seq: -1, list: [] });
  /** Remaining steps of a route, and the question that they answer. */
  #route: { readonly ask: string; readonly steps: readonly Choice[] } = { ask: "", steps: [] };
  readonly pace: Pace;
  readonly foresight: Foresight;
  readonly odds: Odds;
  readonly fight: Fight;
  readonly confirmation: Confirmation;
  readonly dealRest: DealRest;
  readonly setup: Setup;
  readonly exchange: Exchange;

  /** Whether the texts of the game and the players' names are loaded; until then the table is hidden. */
  readonly hasWords = $derived.by(() => this.words.names.length > 0);
  readonly ready = $derived.by(() => this.table.isMyDecision && !this.table.animation.busy && this.table.canChoose);
  readonly open: readonly Choice[] = $derived.by(() => (this.ready ? (this.table.asked?.choices ?? []).map((offer) => offer.choice) : []));
  readonly refusals: readonly RefusalRecord[] = $derived.by(() => (this.ready ? (this.table.asked?.refusals ?? []) : []));
  /** Groups of all open choices, including those without a target, which have a button on the open card. */
  readonly allGroups: readonly Group[] = $derived.by(() => this.#groupChoices(this.open));
  readonly groups: readonly Group[] = $derived.by(() => {
    const answers = this.open.filter((choice) => !this.verbs(choice.do).aside);
    const bestOption = (answers.length ? answers : this.open).filter((choice) => !hasNoTarget(this.table.asked, choice));
    return bestOption.length < this.open.length ? this.#groupChoices(bestOption) : this.allGroups;
  });
  /** Fixed buttons of the turn; empty outside of a turn or if every verb has its own button. */
  readonly bar: readonly FixedPlace[] = $derived.by(() => {
    const { bar } = this.folder;
    const turn = bar !== undefined && this.open.some((choice) => this.verbs(choice.do).tone === "end");
    return turn ? groupsByButton(bar, this.groups, this.verbs) : [];
  });
  readonly keys: readonly string[] = $derived.by(() =>
    this.bar.length
      ? this.groups.map((group) => this.bar.find((place) => place.groups.includes(group))?.key ?? "")
      : keysFor(
          this.groups.map((group) => group.verb),
          this.verbs,
        ),
  );
  /** The selected group, or the only one there is. */
  readonly group: Group | null = $derived.by(() => {
    const open = this.groups.filter((group) => group.choices.length);
    const selectedGroup =
      open.find((group) => group.id === this.armed) ?? this.allGroups.find((group) => group.id === this.armed && group.choices.length);
    return selectedGroup ?? (open.length === 1 ? (open[0] ?? null) : null);
  });
  /**
   * Card that the question is about; empty if there is none, it is hidden, or it lies on the open sheet for arranging
   * cards.
   */
  readonly questionCard = $derived.by(() => {
    const card = this.ready && !this.exchange.isOpen ? this.table.asked?.prompt?.about["card"] : "";
    return typeof card === "string" && card && card !== HIDDEN && this.words.knows(`card-${kebab(card)}`) ? card : "";
  });
  /** Choices of the open fixed button; only these are highlighted until one is selected. */
  readonly #choicesBelowButton: readonly Choice[] = $derived.by(() => {
    const place = this.group ? undefined : this.bar.find(({ name }) => name === this.openButton);
    return place?.groups.flatMap((group) => group.choices) ?? [];
  });
  readonly active: readonly Choice[] = $derived.by(
    () => this.group?.choices ?? (this.#choicesBelowButton.length ? this.#choicesBelowButton : this.open),
  );
  /** Choices of the selected action by place, for taps on the board. */
  readonly places = $derived.by(() =>
    byPlace([
      ...choicesToHighlight(this.table.asked, this.active, this.verbs, { armed: this.group !== null }),
      ...(this.#attacksBesideMoves ? this.attacks : []),
    ]),
  );
  /** Attacks of a turn that have a target. */
  readonly attacks: readonly Choice[] = $derived.by(() =>
    this.active.filter((choice) => this.verbs(choice.do).tone === "attack" && !hasNoTarget(this.table.asked, choice)),
  );
  /** Whether a tap may attack although moves are highlighted, because nothing else is selected. */
  readonly #attacksBesideMoves = $derived.by(
    () => this.bar.length > 0 && !this.group && this.active.some((choice) => this.verbs(choice.do).tone === "step"),
  );
  /** Places that are several steps away, while moves are highlighted. */
  readonly routes: ReadonlyMap<string, Way> = $derived.by(() => {
    const steps = this.ready && this.active.some((choice) => this.verbs(choice.do).tone === "step");
    const found = steps && this.#reachable.seq === this.table.seq ? this.#reachable.list.filter((way) => way.choices.length > 1) : [];
    return new Map(found.map((way) => [way.place, way]));
  });

  constructor(table: TableStore, figures: Figures, folder: GameFolder) {
    this.table = table;
    this.folder = folder;
    this.figures = figures;
    this.verbs = readVerbs(figures);
    this.foresight = new Foresight(table);
    this.odds = new Odds(table, this.foresight, this.verbs);
    this.fight = new Fight(this);
    this.confirmation = new Confirmation(this);
    this.dealRest = new DealRest(this);
    this.setup = new Setup(this);
    this.exchange = new Exchange(this);
    this.pace = new Pace(this, folder.concerns ?? (() => true));
    usePrintedValues(figures);
  }

  /** Advice for the current question. */
  readonly advice = $derived.by(() => {
    const advice = this.hasAdviceOpen ? this.table.advice.advice : null;
    return advice && advice.question === this.table.asked?.question && advice.seat === this.table.seat ? advice : null;
  });

  /** The selected option of the advice, otherwise the best one. */
  readonly shownOption: AdviceOption | undefined = $derived.by(
    () => this.advice?.options.find((one) => choiceKey(one.choice) === this.selectedOption) ?? this.advice?.options[0],
  );

  /** Return the evaluation of the best of some choices. */
  worth(choices: readonly Choice[]): AdviceOption | undefined {
    return this.advice?.options.find((one) => includesChoice(choices, one.choice));
  }

  /** Open or close the advice panel. */
  toggleAdvice(): void {
    if (this.hasAdviceOpen) this.table.advice.stop();
    this.hasAdviceOpen = !this.hasAdviceOpen;
    if (this.hasAdviceOpen && this.ready) this.table.advice.ask();
  }

  /** Whether the table has a chat; lessons and replays have none. */
  get hasChat(): boolean {
    return this.table.isLive && !this.lesson;
  }

  #groupChoices(choices: readonly Choice[]): Group[] {
    const about = this.table.asked?.prompt?.about ?? {};
    return groupChoices(choices, this.refusals, this.verbs, (choice) => this.folder.owner?.(choice, about) ?? "");
  }

  /** Return the colour number of the player in a seat. */
  colour(seat: number): number {
    const { view } = this.table;
    return (view && this.folder.colour?.(view, seat)) ?? seat;
  }

  /** Reset all selections, for a new question. */
  clear(): void {
    this.armed = "";
    this.openButton = "";
    this.confirmation.choice = null;
    this.why = null;
    this.menu = null;
    this.touched = null;
    this.plan = null;
    this.odds.hide();
    this.foresight.hideSight();
    this.foresight.hide();
  }

  toggleGroup(id: string): void {
    this.armed = this.armed === id ? "" : id;
    this.plan = null;
    this.confirmation.choice = null;
    this.why = null;
    this.menu = null;
  }

  /** Return the price of a choice, or of the cheapest of several, in actions; null if unknown or no action. */
  price(...choices: readonly Choice[]): number | null {
    return cheapestPrice(this.table.asked, choices);
  }

  /** Whether a choice, or each of several, makes noise. */
  isNoisy(...choices: readonly Choice[]): boolean {
    return areAllNoisy(this.table.asked, choices);
  }

  /** Whether a choice can become a standing order. */
  canBeStandingOrder(choice: Choice): boolean {
    return canBeStandingOrder(this.table.asked, choice);
  }

  /** Return how a choice loses the match; null if it does not. */
  loss(choice: Choice): LossRecord | null {
    return lossOf(this.table.asked, choice);
  }

  /** Whether each of some choices loses the match, or can lose it. */
  areAllLosing(choices: readonly Choice[]): boolean {
    return choices.length > 0 && choices.every((choice) => this.loss(choice));
  }

  changesNothing(choice: Choice): boolean {
    const { view } = this.table;
    return view !== null && (this.folder.changesNothing?.(view, choice, this.figures) ?? false);
  }

  /** Choice that was tapped once and waits for a confirmation. */
  get unconfirmedChoice(): Choice | null {
    return this.confirmation.choice;
  }

  needsConfirmation(choice: Choice): boolean {
    return this.confirmation.isNeeded(choice);
  }

  /** Open a card, or close it if it is already open. */
  openOrCloseCard(card: OpenCard): void {
    const again = this.openCard?.kind === card.kind && this.openCard.name === card.name && this.openCard.owner === card.owner;
    this.clear();
    this.openCard = again ? null : card;
  }

  /** Highlight a place or figure and scroll to it. */
  visit(place: string): void {
    this.highlighted = place;
    this.visited = { place, times: this.visited.times + 1 };
  }

  /** Make a choice, after a confirmation if it does lasting harm; the odds of an attack are requested first. */
  act(choice: Choice, standing: "" | "turn" | "match" = "", { sure = false } = {}): void {
    this.why = null;
    if (this.verbs(choice.do).tone === "attack" && !this.odds.isKnown(choice) && !this.table.isDisconnected) {
      void this.odds.request(choice).then((still) => {
        if (still) this.act(choice, standing, { sure });
      });
      return;
    }
    if (!sure && !standing && this.folder.asksFirst?.(this, choice)) {
      this.touch({ kind: "step", zone: stringArg(choice, "zone"), choice });
      return;
    }
    if (!standing && this.exchange.openFor(choice)) {
      this.clear();
      return;
    }
    if (standing && !this.canBeStandingOrder(choice)) {
      this.table.note = { text: () => t("table-no-order"), rules: [] };
      return;
    }
    if (!standing && this.confirmation.mustLook(choice)) {
      void this.confirmation.look().then((still) => {
        if (still) this.act(choice, standing, { sure });
      });
      return;
    }
    if (this.confirmation.ask(choice)) {
      this.menu = null;
      this.touched = null;
      return;
    }
    this.#makeChoice(choice, standing);
  }

  /** Make the choice that waits for a confirmation. */
  confirm(): void {
    if (this.unconfirmedChoice) this.#makeChoice(this.unconfirmedChoice, "");
  }

  #makeChoice(choice: Choice, standing: "" | "turn" | "match"): void {
    this.clear();
    this.openCard = null;
    this.setup.onAct();
    this.fight.onAct(choice);
    if (!standing && this.pace.deferPass(choice)) return;
    this.send(choice, standing);
  }

  /** Send a choice, cancelling any automatic answer. */
  send(choice: Choice, standing: "" | "turn" | "match" = ""): void {
    this.pace.cancel();
    this.table.choose(choice, standing);
  }

  /** Handle a tap on a place of the board. */
  tapPlace(place: string, at: { x: number; y: number }): void {
    const here = this.places.get(place) ?? [];
    if (this.bar.length && this.folder.tap?.(this, place, here)) return;
    const [only, ...more] = this.#preferMoves(here);
    if (only && !more.length) return this.act(only);
    if (only) {
      this.menu = { title: place, choices: here, ...at };
      return;
    }
    const way = this.routes.get(place);
    if (way && this.plan?.place === place) return this.startRoute(way);
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

  /** Open the card of something on the board; for a step, also show the forecast after it. */
  touch(touched: Touched): void {
    const { armed, openButton } = this;
    this.clear();
    this.armed = armed;
    this.openButton = openButton;
    this.touched = touched;
    if (touched.kind === "step") void this.foresight.show([touched.choice], touched.zone);
  }

  /** Return the moves among some choices, or all choices if there are no moves or a group is selected. */
  #preferMoves(here: readonly Choice[]): readonly Choice[] {
    const steps = this.group ? [] : here.filter((choice) => this.verbs(choice.do).tone === "step");
    return steps.length ? steps : here;
  }

  /** Request all places that can be reached in several steps, if the question allows moves. */
  async requestRoutes(): Promise<void> {
    const { seq, seat } = this.table;
    if (seat === null || this.#reachable.seq === seq || !this.open.some((choice) => this.verbs(choice.do).tone === "step")) return;
    this.#reachable = { seq, list: [] };
    const list = await this.table.requests.routes(seat);
    if (this.table.seq === seq) this.#reachable = { seq, list };
  }

  /** Walk a route: one step now, the others unless something happens meanwhile. */
  startRoute({ choices }: Way): void {
    const [first, ...steps] = choices;
    if (!first) return;
    this.#route = { ask: this.table.asked?.prompt?.ask ?? "", steps };
    this.act(first, "", { sure: !this.folder.isDangerous?.(this, first) });
  }

  /** Take the next step of a route, unless the question differs or something has happened. */
  continueRoute(): void {
    if (this.setup.onQuestion()) return;
    const [next, ...steps] = this.#route.steps;
    const { ask } = this.#route;
    this.#route = { ask: "", steps: [] };
    const { asked, events, read } = this.table;
    const happened = new Set(events.slice(read).map((event) => event.event)).size > 1;
    if (!next || !asked || happened || asked.undo !== "free" || asked.prompt?.ask !== ask || !includesChoice(this.open, next)) return;
    this.#route = { ask, steps };
    this.act(next, "", { sure: !this.folder.isDangerous?.(this, next) });
  }

  /** Whether the match is being set up; the user may then have the setup dealt at random. */
  readonly isSettingUp = $derived.by(() => {
    const view = this.table.animation.view;
    return this.open.length > 1 && view !== null && "round" in view && view.round === 0 && !this.lesson && this.table.isLive;
  });

  /** Whether nobody plays on another device, so that a random setup can be undone without a vote. */
  readonly isAlone = $derived.by(() => (this.table.match?.seats ?? []).every((seat) => seat.here || (seat.bot && !seat.away)));

  explain(refused: RefusalRecord): void {
    this.why = { refused, place: this.verbs(refused.choice.do).button };
  }

  /** Handle a tap on a fixed button: make its choice, open it, or explain why it is disabled. */
  pressButton({ name, groups }: FixedPlace): void {
    const open = groups.filter((group) => group.choices.length);
    const [only, ...others] = open;
    const refused = groups.flatMap((group) => group.refusals)[0];
    if (name === "more" ? groups.length : others.length) return this.showButton(this.openButton === name ? "" : name);
    if (only) {
      this.openButton = "";
      return this.tapGroup(only);
    }
    this.clear();
    if (refused) this.explain(refused);
    else this.why = { refused: null, place: name };
  }

  /** Show the groups of a fixed button. */
  showButton(name: string): void {
    this.clear();
    this.openButton = name;
  }

  /** Handle a tap on a group: make its only choice, select it, or explain why it is refused. */
  tapGroup(group: Group, standing: "" | "turn" | "match" = ""): void {
    const [only, ...more] = group.choices;
    if (only && !more.length) this.act(only, standing);
    else if (only) this.toggleGroup(group.id);
    else if (group.refusals[0]) this.explain(group.refusals[0]);
  }
}

const KEY = Symbol("play");

export function providePlay(play: Play): void {
  setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
