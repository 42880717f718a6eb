/** The words of advice, with those of the game it is about: fetched when somebody first asks. */
import { wordsOf } from "@/lib/i18n/i18n.svelte";
import type { Play } from "@/lib/match/play.svelte";
import type { AdviceOption, Analysis, FactTold, MomentAnalysed } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";
import type { Words } from "@/lib/i18n/words";
import type { FluentVariable } from "@fluent/bundle";
import { ends } from "./percentages";

export const of100 = (chance: number): number => Math.round(100 * chance);

/** What comes in so many games goes wrong mostly; it no longer only may. */
const LIKELY = 0.5;

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

/** A line of the course that an option takes: what it is of, and its sentence. */
export interface Line {
  readonly what: "now" | "then" | "wrong";
  readonly text: string;
  /** The same where a heading says already what it is of. */
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
      void wordsOf(settings.lang, { game: game.id, families, names: play.words.names, figures: play.figures }).then(
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
    return this.say("range", { low: of100(low), high: of100(high) });
  }

  #fact(message: string, told: FactTold, seat: number): string {
    const fact = this.#words?.fact(this.#play.table.game.family, told, seat) ?? "";
    return capital(this.say(message, { fact, share: of100(told.share) }));
  }

  /** What would follow a choice: one's own next steps, what mostly comes, what may go wrong. */
  lines(option: AdviceOption): Line[] {
    const { seat } = option.choice;
    const steps = option.plan.map((step) => this.#play.words.choice(step)).join(", ");
    const fact = (what: "then" | "wrong", message: string) => (told: FactTold) => ({
      what,
      text: this.#fact(message, told, seat),
      bare: this.#fact("likely", told, seat),
    });
    return [
      ...(steps ? [{ what: "now" as const, text: this.say("then", { steps }), bare: steps }] : []),
      ...option.likely.map(fact("then", "likely")),
      ...(option.wrong ? [option.wrong].map(fact("wrong", option.wrong.share < LIKELY ? "wrong" : "wrong-mostly")) : []),
    ];
  }

  /** The same from the choice itself on. */
  course(option: AdviceOption): Line[] {
    const [now, after] = [
      this.lines(option).filter((line) => line.what === "now"),
      this.lines(option).filter((line) => line.what !== "now"),
    ];
    const steps = [this.#play.words.choice(option.choice), ...now.map((line) => line.bare)].join(", ");
    return [{ what: "now", text: steps, bare: capital(`${steps}.`) }, ...after];
  }

  /** What did most at a moment: chance where no dice were rolled, as in a theft, and secrets where no card was drawn. */
  kind({ kind, events, choice }: MomentAnalysed): string {
    const rolled = events.some((one) => ["dice", "die", "total"].some((name) => one.args[name]));
    if (kind === "dice" || kind === "luck") return rolled ? kind : "chance";
    const drawn = events.some((one) => one.args["brings"] || (one.args["card"] && one.args["card"] !== choice.args?.["card"]));
    return kind === "cards" && !drawn ? "secret" : kind;
  }

  /** What a moment did to the chance. */
  change(moment: MomentAnalysed): string {
    const [before, after] = ends(moment);
    return this.say("analysis-change", { before, after, way: moment.part < 0 ? "down" : "up" });
  }

  /** Whose chances the options of a moment show: of whoever chose, where not all win or lose as one. */
  from(told: Analysis, moment: MomentAnalysed): string {
    const count = moment.samples;
    if (told.together) return this.say("analysis-from", { count });
    return this.say("analysis-from-of", { count, who: this.#play.words.seat(moment.seat) });
  }

  /** Whose chance a curve shows, where not all win or lose as one. */
  curve({ together, seat }: Analysis): string {
    return together ? this.say("analysis-curve") : this.say("analysis-curve-of", { who: this.#play.words.seat(seat) });
  }

  /** What mostly comes of a choice, in one line. */
  brief(option: AdviceOption): string {
    return this.lines(option)[0]?.text ?? this.say("quiet");
  }

  /** How a choice compares with the best, and the best with the next: in games of 100, and whether luck explains it. */
  compared(option: AdviceOption, options: readonly AdviceOption[]): string {
    const best = options[0];
    const other = option === best ? options[1] : best;
    if (!best || !other) return this.say("why-only");
    const clear = option === best ? other.worse : option.worse;
    const games = Math.abs(of100(option.chance) - of100(other.chance));
    return this.say(games === 0 ? "why-same" : option === best ? "why-best" : "why-other", {
      games,
      other: this.#play.words.choice(other.choice),
      clear: clear ? "yes" : "no",
    });
  }
}

/** Points of chance with their sign: `+9`, `−23`. */
export function signed(part: number): string {
  const points = Math.round(100 * part);
  return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0";
}

/** Who acted: the survivor whom the question was about, or the player. */
export function actorOf(play: Play, { seat, who }: { seat: number; who: string }): string {
  return who ? play.words.name("survivor", who) : play.words.seat(seat);
}

/** A moment in a few words: what was chosen and by whom, or what luck brought. */
export function headline(play: Play, moment: MomentAnalysed): string {
  const luck = moment.heading && play.words.event(moment.heading, play.table.seat);
  if (luck) return luck;
  return `${actorOf(play, moment)}: ${play.words.choice(moment.choice)}`;
}
