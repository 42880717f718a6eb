/** Forecast of the zombies' next steps and lines of sight, computed by the server. */
import type { Choice } from "@/lib/game/values";
import type { IntentRecord, SightRecord } from "@/lib/net/protocol";
import type { TableStore } from "@/lib/match/table.svelte";

/** Places within the line of sight of a survivor or a zone. */
export interface Sight {
  readonly name: string;
  readonly places: readonly SightRecord[];
}

export class Foresight {
  readonly #table: TableStore;
  /** Whether the zombies' next steps stay visible until they are switched off. */
  isPinned = $state(false);
  intents = $state.raw<readonly IntentRecord[]>([]);
  /** Whether the next steps are visible now. */
  isShown = $state(false);
  /** End of the planned route that the forecast assumes; empty for the current board. */
  afterPlace = $state("");
  sight = $state.raw<Sight | null>(null);
  /** Line of sight from the end of a planned route. */
  sightAfterRoute = $state.raw<Sight | null>(null);
  /** Number of the last request; answers to earlier ones are dropped. */
  #forecastRequest = 0;
  #sightRequest = 0;
  #routeRequest = 0;

  constructor(table: TableStore) {
    this.#table = table;
  }

  /** Show what the zombies would do on the current board, or after some steps to a place. */
  async show(steps: readonly Choice[] = [], after = ""): Promise<void> {
    const { seat } = this.#table;
    if (seat === null) return;
    this.#forecastRequest += 1;
    const request = this.#forecastRequest;
    const intents = await this.#table.requests.forecast(seat, steps);
    if (request !== this.#forecastRequest) return;
    this.intents = intents;
    this.afterPlace = after;
    this.isShown = true;
  }

  /** Hide the forecast, or return to the current board if it is pinned. */
  hide(): void {
    if (this.isPinned) {
      if (this.isShown) void this.show();
      return;
    }
    this.#forecastRequest += 1;
    if (!this.isShown) return;
    this.isShown = false;
    this.intents = [];
    this.afterPlace = "";
  }

  togglePin(): void {
    this.isPinned = !this.isPinned;
    if (this.isPinned) void this.show();
    else this.hide();
  }

  /** Show the line of sight of a survivor or a place. */
  async showSight(name: string): Promise<void> {
    const { seat } = this.#table;
    if (seat === null || !name) return;
    this.#sightRequest += 1;
    const request = this.#sightRequest;
    const places = await this.#table.requests.sight(seat, name);
    if (request === this.#sightRequest) this.sight = { name, places };
  }

  hideSight(): void {
    this.#sightRequest += 1;
    this.sight = null;
  }

  /** Request the line of sight after some steps; without steps, forget it. */
  async requestSightAfter(name: string, steps: readonly Choice[]): Promise<void> {
    const { seat } = this.#table;
    this.#routeRequest += 1;
    const request = this.#routeRequest;
    this.sightAfterRoute = null;
    if (seat === null || !name || !steps.length) return;
    const places = await this.#table.requests.sight(seat, name, steps);
    if (request === this.#routeRequest) this.sightAfterRoute = { name, places };
  }

  /** Show the line of sight of the next name at each call; after the last name, hide it. */
  showNextSight(names: readonly string[]): void {
    const at = this.sight ? names.indexOf(this.sight.name) : -1;
    const next = names[at + 1];
    if (next && (!this.sight || at >= 0)) void this.showSight(next);
    else this.hideSight();
  }
}
