/** Choices on their way to the server, stored on the device until they are acknowledged and sent again after a reconnect. */
import type { Choice } from "@/lib/game/values";
import type { Choose, Problem } from "./protocol";

export interface OutboxOptions {
  /** Send a message; return whether the connection allowed it. */
  send(message: Choose): boolean;
  /** Called when the server does not answer. */
  onSilence(): void;
  /** Called with the unacknowledged choice or null, and whether it never left this device. */
  onChange(open: Choice | null, unsent: boolean): void;
}

/** A choice, and whether it was never sent and can still be withdrawn. */
interface PendingChoice {
  readonly message: Choose;
  readonly unsent: boolean;
}

/** Return the storage key for the choices of a link. */
export function outboxKey(link: string): string {
  return `horda.outbox.${link}`;
}

/** Whether a choice waits on this device for the connection to its table. */
export function hasPendingChoice(link: string): boolean {
  try {
    return localStorage.getItem(outboxKey(link)) !== null;
  } catch {
    return false;
  }
}

/** Milliseconds without an answer after which the connection counts as dead. */
const SILENCE_MS = 10_000;
const RETRY_MS = 1500;
/** Error codes after which the same message is sent again, because it is unknown whether it took effect. */
const RETRY_CODES = ["unwell", "too-fast"];
const MAX_TRIES = 5;

/** Result of an error for a message: it `waits` to be sent again, came too `late`, or was `refused`. */
export type SendOutcome = "waits" | "late" | "refused";

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Outbox {
  readonly #key: string;
  readonly #options: OutboxOptions;
  readonly #storage: () => Storage;
  #open: readonly PendingChoice[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;

  /** Store choices in `storage`: permanently, or while the page is open. */
  constructor(link: string, post: OutboxOptions, storage: () => Storage = () => localStorage) {
    this.#key = outboxKey(link);
    this.#options = post;
    this.#storage = storage;
    this.#open = this.#load();
    this.#notify();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Send a choice, unless the question was already answered. */
  put(message: Choose): void {
    const isAnswered = ({ message: one }: PendingChoice): boolean =>
      one.question === message.question && one.choice.seat === message.choice.seat;
    if (this.#open.some(isAnswered)) return;
    // Store the choice before sending it, so that it is not lost if the page closes in between.
    this.#save([...this.#open, { message, unsent: false }]);
    if (this.#options.send(message)) this.#wait(SILENCE_MS, () => this.#options.onSilence());
    else this.#save(this.#open.map((one) => (one.message === message ? { message, unsent: true } : one)));
  }

  /** Withdraw choices that never left this device. */
  withdraw(): void {
    this.#save(this.#open.filter((one) => !one.unsent));
  }

  /** Drop all choices, because there is nobody to send them to. */
  clear(): void {
    this.#save([]);
  }

  /** Send all unacknowledged choices again after a reconnect. */
  resend(): void {
    if (!this.#open.length) return;
    this.#save(this.#open.map(({ message }) => ({ message, unsent: false })));
    const missed = this.#open.filter(({ message }) => !this.#options.send(message));
    if (missed.length) this.#save(this.#open.map((one) => (missed.includes(one) ? { ...one, unsent: true } : one)));
    else this.#wait(SILENCE_MS, () => this.#options.onSilence());
  }

  acknowledge(id: string): void {
    this.#tries = 0;
    this.#save(this.#open.filter((one) => one.message.id !== id));
  }

  /** Handle an error; the error for a message that came too fast has no id, because the message was not read. */
  onProblem(problem: Problem): SendOutcome {
    const own = this.#open.some((one) => one.message.id === problem.id || (problem.id === "" && problem.code === "too-fast"));
    if (own && RETRY_CODES.includes(problem.code) && this.#tries < MAX_TRIES) {
      this.#tries += 1;
      this.#wait(RETRY_MS * this.#tries, () => this.resend());
      return "waits";
    }
    this.acknowledge(problem.id);
    return own && problem.code === "other-question" ? "late" : "refused";
  }

  #wait(after: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#open.length) then();
    }, after);
  }

  #save(open: readonly PendingChoice[]): void {
    this.#open = open;
    if (!open.length) clearTimeout(this.#timer);
    try {
      if (open.length) this.#storage().setItem(this.#key, JSON.stringify(open));
      else this.#storage().removeItem(this.#key);
    } catch {
      // Works without local storage; a choice is lost only by a reload before its acknowledgement.
    }
    this.#notify();
  }

  #notify(): void {
    const last = this.#open.at(-1);
    this.#options.onChange(last?.message.choice ?? null, last?.unsent ?? false);
  }

  #load(): readonly PendingChoice[] {
    try {
      return JSON.parse(this.#storage().getItem(this.#key) ?? "[]") as PendingChoice[];
    } catch {
      return [];
    }
  }
}
