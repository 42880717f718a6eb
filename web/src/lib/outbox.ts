/** Choices on their way: kept until the server has answered, sent again when the line was cut or the page loaded anew. */
import type { Choice } from "./plain";
import type { Choose, Problem } from "./protocol";

export interface Post {
  /** Whether it could be sent. */
  send(message: Choose): boolean;
  /** Nothing comes back on this line. */
  silent(): void;
  /** Which choice waits for its answer now. */
  changed(open: Choice | null): void;
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
  #open: readonly Choose[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;

  constructor(link: string, post: Post) {
    this.#key = `horda.outbox.${link}`;
    this.#post = post;
    this.#open = this.#load();
    this.#tell();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Send a choice; one for a question that was answered already is none. */
  put(message: Choose): void {
    if (this.#open.some((one) => one.question === message.question && one.choice.seat === message.choice.seat)) return;
    this.#keep([...this.#open, message]);
    this.#post.send(message);
    this.#wait(SILENCE, () => this.#post.silent());
  }

  /** The line is there (again): whatever was not answered goes out once more. */
  welcomed(): void {
    for (const message of this.#open) this.#post.send(message);
    if (this.#open.length) this.#wait(SILENCE, () => this.#post.silent());
  }

  done(id: string): void {
    this.#tries = 0;
    this.#keep(this.#open.filter((one) => one.id !== id));
  }

  /** A problem came back; what is said too fast is refused unread, so its answer has no id. */
  refused(problem: Problem): Fate {
    const own = this.#open.some((one) => one.id === problem.id || (problem.id === "" && problem.code === "too-fast"));
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

  #keep(open: readonly Choose[]): void {
    this.#open = open;
    if (!open.length) clearTimeout(this.#timer);
    try {
      if (open.length) sessionStorage.setItem(this.#key, JSON.stringify(open));
      else sessionStorage.removeItem(this.#key);
    } catch {
      // A browser that keeps nothing still plays; only a reload in the wrong moment loses a tap.
    }
    this.#tell();
  }

  #tell(): void {
    this.#post.changed(this.#open[this.#open.length - 1]?.choice ?? null);
  }

  #load(): readonly Choose[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.#key) ?? "[]") as Choose[];
    } catch {
      return [];
    }
  }
}
