/** Texts of the advice, loaded together with those of the game when advice is first opened. */
import { loadWords } from "@/lib/i18n/i18n.svelte";
import type { Play } from "@/lib/match/play.svelte";
import type { AdviceOption, Analysis, AdviceFact, MomentAnalysed } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import type { Words } from "@/lib/i18n/words";
import type { FluentVariable } from "@fluent/bundle";
import { chanceBeforeAndAfter } from "./percentages";

export const toPercent = (chance: number): number => Math.round(100 * chance);

/** Share of the simulated games from which on a setback is called likely instead of possible. */
const LIKELY_SHARE = 0.5;

const capitalize = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

/** A sentence about one consequence of an option. */
export interface Line {
  readonly what: "now" | "then" | "wrong";
  readonly text: string;
  /** The same sentence for use below a heading that already says when it happens. */
  readonly bare: string;
}

export class AdviceWords {
  readonly #play: Play;
  #words = $state.raw<Words | null>(null);

  constructor(play: Play) {
    this.#play = play;
    $effect(() => {
      const { game } = play.table;
      const families = [...game.catalogues.slice(1, -1), "advice"];
      void loadWords(settings.lang, { game: game.id, families, names: play.words.names, figures: play.figures }).then(
        (found) => (this.#words = found),
      );
    });
  }

  get ready(): boolean {
    return this.#words !== null;
  }

  say(tail: string, args: Record<string, FluentVariable> = {}): string {
    return this.#words?.say(`advice-${tail}`, args) ?? "";
  }

  range({ low, high }: { low: number; high: number }): string {
    return this.say("range", { low: toPercent(low), high: toPercent(high) });
  }

  #fact(message: string, told: AdviceFact, seat: number): string {
    const fact = this.#words?.fact(this.#play.table.game.family, told, seat) ?? "";
    return capitalize(this.say(message, { fact, share: toPercent(told.share) }));
  }

  /** Return what would follow a choice: the player's next steps, what is likely, what may go wrong. */
  lines(option: AdviceOption): Line[] {
    const { seat } = option.choice;
    const steps = option.plan.map((step) => this.#play.words.choice(step)).join(", ");
    const fact = (what: "then" | "wrong", message: string) => (told: AdviceFact) => ({
      what,
      text: this.#fact(message, told, seat),
      bare: this.#fact("likely", told, seat),
    });
    return [
      ...(steps ? [{ what: "now" as const, text: this.say("then", { steps }), bare: steps }] : []),
      ...option.likely.map(fact("then", "likely")),
      ...(option.wrong ? [option.wrong].map(fact("wrong", option.wrong.share < LIKELY_SHARE ? "wrong" : "wrong-mostly")) : []),
    ];
  }

  /** Return the lines below a heading that names the choice; the same step is not said twice in a row. */
  course(option: AdviceOption): Line[] {
    const first = this.#play.words.choice(option.choice);
    const steps = option.plan.map((step) => this.#play.words.choice(step)).filter((step, at, all) => step !== (at ? all[at - 1] : first));
    const after = this.lines(option).filter((line) => line.what !== "now");
    const now = steps.length ? [{ what: "now" as const, text: steps.join(", "), bare: capitalize(`${steps.join(", ")}.`) }] : [];
    return [...now, ...after];
  }

  /**
   * Return what decided a moment. For lack of dice, "dice" and "luck" become "chance"; "cards" without a drawn card
   * become "secret".
   */
  kind({ kind, events, choice }: MomentAnalysed): string {
    const hasRolled = events.some((one) => ["dice", "die", "total"].some((name) => one.args[name]));
    if (kind === "dice" || kind === "luck") return hasRolled ? kind : "chance";
    const hasDrawnCard = events.some((one) => one.args["brings"] || (one.args["card"] && one.args["card"] !== choice.args?.["card"]));
    return kind === "cards" && !hasDrawnCard ? "secret" : kind;
  }

  /** Return how a moment changed the win chance. */
  change(moment: MomentAnalysed): string {
    const [before, after] = chanceBeforeAndAfter(moment);
    return this.say("analysis-change", { before, after, way: moment.part < 0 ? "down" : "up" });
  }

  /** Return whose chances the options of a moment show: those of the player who chose, unless all win or lose together. */
  from(told: Analysis, moment: MomentAnalysed): string {
    const count = moment.samples;
    if (told.together) return this.say("analysis-from", { count });
    return this.say("analysis-from-of", { count, who: this.#play.words.seat(moment.seat) });
  }

  /** Return whose win chance a curve shows, unless all win or lose together. */
  curve({ together, seat }: Analysis): string {
    return together ? this.say("analysis-curve") : this.say("analysis-curve-of", { who: this.#play.words.seat(seat) });
  }

  /** Return the most likely consequence of a choice in one line. */
  brief(option: AdviceOption): string {
    return this.lines(option)[0]?.text ?? this.say("quiet");
  }

  /**
   * Compare a choice with the best one, or the best with the second: wins in 100 games, and whether the gap may be
   * chance.
   */
  comparison(option: AdviceOption, options: readonly AdviceOption[]): string {
    const best = options[0];
    const other = option === best ? options[1] : best;
    if (!best || !other) return this.say("why-only");
    const clear = option === best ? other.worse : option.worse;
    const games = Math.abs(toPercent(option.chance) - toPercent(other.chance));
    return this.say(games === 0 ? "why-same" : option === best ? "why-best" : "why-other", {
      games,
      other: this.#play.words.choice(other.choice),
      clear: clear ? "yes" : "no",
    });
  }
}

/** Format points of win chance with their sign: `+9`, `−23`. */
export function formatPoints(part: number): string {
  const points = Math.round(100 * part);
  return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0";
}

/** Return the name of the survivor that the question was about, or of the player. */
export function actorName(play: Play, { seat, who }: { seat: number; who: string }): string {
  return who ? play.words.name("survivor", who) : play.words.seat(seat);
}

/** Describe a moment in a few words: who chose what, or which luck decided. */
export function headline(play: Play, moment: MomentAnalysed): string {
  const luck = moment.heading && play.words.event(moment.heading, play.table.seat);
  if (luck) return luck;
  return `${actorName(play, moment)}: ${play.words.choice(moment.choice)}`;
}
