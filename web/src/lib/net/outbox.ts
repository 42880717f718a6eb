/** Choices on their way: kept on the device until the server has answered, sent again when the line is back. */
import type { Choice } from "@/lib/game/values";
import type { Choose, Problem } from "./protocol";

export interface Post {
  /** Whether it could be sent. */
  send(message: Choose): boolean;
  /** Nothing comes back on this line. */
  silent(): void;
  /** Which choice waits for its answer now, and whether it never left this device. */
  changed(open: Choice | null, unsent: boolean): void;
}

/** A choice, and whether no line has taken it yet: then nobody knows of it, and it can be had back. */
interface Letter {
  readonly message: Choose;
  readonly unsent: boolean;
}

/** What the choices of a link are kept under. */
export function outboxOf(link: string): string {
  return `horda.outbox.${link}`;
}

/** Whether a choice waits on this device for the line to its table. */
export function hasWaiting(link: string): boolean {
  try {
    return localStorage.getItem(outboxOf(link)) !== null;
  } catch {
    return false;
  }
}

/** After so long without an answer the line is taken for dead, even if it does not know it. */
const SILENCE = 10_000;
const AGAIN = 1500;
/** The server could not do it just now: whether it did is not known, so the same message asks again. */
const PASSING = ["unwell", "too-fast"];
const MOST_TRIES = 5;

/** What became of a message that met a problem: it `waits` to be sent again, came too `late`, or was `refused`. */
export type Fate = "waits" | "late" | "refused";

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Outbox {
  readonly #key: string;
  readonly #post: Post;
  readonly #storage: () => Storage;
  #open: readonly Letter[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;

  /** Kept in `storage`: for as long as the device has it, or for as long as the page is open. */
  constructor(link: string, post: Post, storage: () => Storage = () => localStorage) {
    this.#key = outboxOf(link);
    this.#post = post;
    this.#storage = storage;
    this.#open = this.#load();
    this.#tell();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Send a choice; one for a question that was answered already is none. */
  put(message: Choose): void {
    const isAnswered = ({ message: one }: Letter): boolean => one.question === message.question && one.choice.seat === message.choice.seat;
    if (this.#open.some(isAnswered)) return;
    // Kept before it is sent: a page that ends in between still knows of it, and cannot tell whether it went.
    this.#keep([...this.#open, { message, unsent: false }]);
    if (this.#post.send(message)) this.#wait(SILENCE, () => this.#post.silent());
    else this.#keep(this.#open.map((one) => (one.message === message ? { message, unsent: true } : one)));
  }

  /** Take back what never left this device. */
  withdraw(): void {
    this.#keep(this.#open.filter((one) => !one.unsent));
  }

  /** Let everything go: there is nobody to send it to. */
  clear(): void {
    this.#keep([]);
  }

  /** The line is there (again): whatever was not answered goes out once more. */
  welcomed(): void {
    if (!this.#open.length) return;
    this.#keep(this.#open.map(({ message }) => ({ message, unsent: false })));
    const missed = this.#open.filter(({ message }) => !this.#post.send(message));
    if (missed.length) this.#keep(this.#open.map((one) => (missed.includes(one) ? { ...one, unsent: true } : one)));
    else this.#wait(SILENCE, () => this.#post.silent());
  }

  done(id: string): void {
    this.#tries = 0;
    this.#keep(this.#open.filter((one) => one.message.id !== id));
  }

  /** A problem came back; what is said too fast is refused unread, so its answer has no id. */
  refused(problem: Problem): Fate {
    const own = this.#open.some((one) => one.message.id === problem.id || (problem.id === "" && problem.code === "too-fast"));
    if (own && PASSING.includes(problem.code) && this.#tries < MOST_TRIES) {
      this.#tries += 1;
      this.#wait(AGAIN * this.#tries, () => this.welcomed());
      return "waits";
    }
    this.done(problem.id);
    return own && problem.code === "other-question" ? "late" : "refused";
  }

  #wait(after: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#open.length) then();
    }, after);
  }

  #keep(open: readonly Letter[]): void {
    this.#open = open;
    if (!open.length) clearTimeout(this.#timer);
    try {
      if (open.length) this.#storage().setItem(this.#key, JSON.stringify(open));
      else this.#storage().removeItem(this.#key);
    } catch {
      // A browser that keeps nothing still plays; only a reload in the wrong moment loses a tap.
    }
    this.#tell();
  }

  #tell(): void {
    const last = this.#open.at(-1);
    this.#post.changed(last?.message.choice ?? null, last?.unsent ?? false);
  }

  #load(): readonly Letter[] {
    try {
      return JSON.parse(this.#storage().getItem(this.#key) ?? "[]") as Letter[];
    } catch {
      return [];
    }
  }
}
