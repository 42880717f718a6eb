/** What one asks the rules at a table: chances, ways, what is coming, what is in sight. The server works it out. */
import type { Choice } from "@/lib/game/values";
import type { Forecast, IntentRecord, Odds, Sight, SightRecord, ToServer, Way, Ways } from "./protocol";
import type { Speech } from "./channel";

type Chances = Readonly<Record<string, number>>;

/** Who waits for an answer, by the number of what they asked. */
type Waiting<Told> = Map<string, (told: Told) => void>;

/** A choice with nothing but what it says. */
function plainly(choice: Choice): Choice {
  return { seat: choice.seat, do: choice.do, ...(choice.args ? { args: choice.args } : {}) };
}

/** Tell whoever waits for this number; false: nobody does. */
function tell<Told>(waiting: Waiting<Told>, id: string, told: Told): boolean {
  const asker = waiting.get(id);
  waiting.delete(id);
  asker?.(told);
  return asker !== undefined;
}

export class Enquiries {
  readonly #speech: Speech;
  readonly #weighed: Waiting<Chances> = new Map();
  readonly #planned: Waiting<readonly Way[]> = new Map();
  readonly #foreseen: Waiting<Forecast | Sight | null> = new Map();

  constructor(speech: Speech) {
    this.#speech = speech;
  }

  /** The chances of a choice, worked out by the rules; empty where dice have no say. */
  odds(choice: Choice): Promise<Chances> {
    return this.#ask(this.#weighed, {}, (id) => ({ type: "odds", choice: plainly(choice), id }));
  }

  /** How far a seat gets by several steps, worked out by the rules. */
  ways(seat: number): Promise<readonly Way[]> {
    return this.#ask(this.#planned, [], (id) => ({ type: "ways", seat, id }));
  }

  /** What the dead would do next, as things are or after some steps; nothing where it is not decided. */
  async forecast(seat: number, steps: readonly Choice[]): Promise<readonly IntentRecord[]> {
    const told = await this.#ask(this.#foreseen, null, (id) => ({ type: "forecast", seat, steps: steps.map(plainly), id }));
    return told?.type === "forecast" ? told.intents : [];
  }

  /** What somebody sees, or whoever stands in a place, as things are or after some steps. */
  async sight(seat: number, name: string, steps: readonly Choice[] = []): Promise<readonly SightRecord[]> {
    const told = await this.#ask(this.#foreseen, null, (id) => ({ type: "sight", seat, name, steps: steps.map(plainly), id }));
    return told?.type === "sight" ? told.places : [];
  }

  answered(message: Odds | Ways | Forecast | Sight): void {
    if (message.type === "odds") tell(this.#weighed, message.id, message.chances);
    else if (message.type === "ways") tell(this.#planned, message.id, message.ways);
    else tell(this.#foreseen, message.id, message);
  }

  /** Whether that was all: the question has moved on since somebody pointed at it, nothing to say, nothing to warn about. */
  refused(id: string): boolean {
    return tell(this.#weighed, id, {}) || tell(this.#foreseen, id, null);
  }

  /** Ask, and wait for the answer; without a line there is nothing to know. */
  #ask<Told>(waiting: Waiting<Told>, nothing: NoInfer<Told>, asking: (id: string) => ToServer): Promise<Told> {
    return new Promise((resolve) => {
      const id = this.#speech.next();
      waiting.set(id, resolve);
      if (!this.#speech.send(asking(id))) resolve(nothing);
    });
  }
}
