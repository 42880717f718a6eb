/** Requests to the rules engine at a table: odds, routes, forecast, line of sight. The server answers them. */
import type { Choice } from "@/lib/game/values";
import type { AttackRecord, Forecast, IntentRecord, Odds, Sight, SightRecord, ToServer, Way, Ways } from "./protocol";
import type { Channel } from "./channel";

/** The odds of a choice, and the dice of an attack. */
export interface OddsAnswer {
  readonly chances: Readonly<Record<string, number>>;
  readonly attack: AttackRecord | null;
}
const NO_ODDS: OddsAnswer = { chances: {}, attack: null };

/** Callbacks that wait for an answer, by the id of the request. */
type Waiting<Answer> = Map<string, (told: Answer) => void>;

/** Return a choice without client-side fields. */
function bareChoice(choice: Choice): Choice {
  return { seat: choice.seat, do: choice.do, ...(choice.args ? { args: choice.args } : {}) };
}

/** Resolve the request with this id; return false if there is none. */
function resolveRequest<Answer>(waiting: Waiting<Answer>, id: string, told: Answer): boolean {
  const asker = waiting.get(id);
  waiting.delete(id);
  asker?.(told);
  return asker !== undefined;
}

export class RulesRequests {
  readonly #channel: Channel;
  readonly #odds: Waiting<OddsAnswer> = new Map();
  readonly #routes: Waiting<readonly Way[]> = new Map();
  readonly #forecasts: Waiting<Forecast | Sight | null> = new Map();

  constructor(speech: Channel) {
    this.#channel = speech;
  }

  /** Return the odds of a choice; empty if no dice are involved. */
  odds(choice: Choice): Promise<OddsAnswer> {
    return this.#ask(this.#odds, NO_ODDS, (id) => ({ type: "odds", choice: bareChoice(choice), id }));
  }

  /** Return the places that a seat can reach in several steps. */
  routes(seat: number): Promise<readonly Way[]> {
    return this.#ask(this.#routes, [], (id) => ({ type: "ways", seat, id }));
  }

  /** Return the zombies' next steps, now or after some steps; empty if they are not determined. */
  async forecast(seat: number, steps: readonly Choice[]): Promise<readonly IntentRecord[]> {
    const answer = await this.#ask(this.#forecasts, null, (id) => ({ type: "forecast", seat, steps: steps.map(bareChoice), id }));
    return answer?.type === "forecast" ? answer.intents : [];
  }

  /** Return what a survivor or a zone sees, now or after some steps. */
  async sight(seat: number, name: string, steps: readonly Choice[] = []): Promise<readonly SightRecord[]> {
    const answer = await this.#ask(this.#forecasts, null, (id) => ({ type: "sight", seat, name, steps: steps.map(bareChoice), id }));
    return answer?.type === "sight" ? answer.places : [];
  }

  receive(message: Odds | Ways | Forecast | Sight): void {
    if (message.type === "odds") resolveRequest(this.#odds, message.id, { chances: message.chances, attack: message.attack ?? null });
    else if (message.type === "ways") resolveRequest(this.#routes, message.id, message.ways);
    else resolveRequest(this.#forecasts, message.id, message);
  }

  /**
   * Handle an error; return true if it belongs to a request here. The question has changed meanwhile, so no warning is
   * needed.
   */
  onProblem(id: string): boolean {
    return resolveRequest(this.#odds, id, NO_ODDS) || resolveRequest(this.#forecasts, id, null);
  }

  /** Send a request and wait for its answer; resolve with `nothing` when offline. */
  #ask<Answer>(waiting: Waiting<Answer>, nothing: NoInfer<Answer>, asking: (id: string) => ToServer): Promise<Answer> {
    return new Promise((resolve) => {
      const id = this.#channel.nextId();
      waiting.set(id, resolve);
      if (!this.#channel.send(asking(id))) resolve(nothing);
    });
  }
}
