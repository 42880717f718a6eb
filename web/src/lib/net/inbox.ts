/** What the server says, read in order; after a tap not before the frame that answers it.
 *
 * To lay the table anew takes longer than a frame on an old phone: whoever tapped would see nothing until then. */

/** Milliseconds after which nobody waits for a frame any more: a window that is not in sight draws none. */
const LONGEST = 100;

export class Inbox<Message> {
  readonly #read: (message: Message) => void;
  #waiting: Message[] = [];
  #held: ReturnType<typeof setTimeout> | null = null;

  constructor(read: (message: Message) => void) {
    this.#read = read;
  }

  /** Read what comes only when what has changed until now is drawn. */
  hold(): void {
    if (this.#held !== null || document.hidden) return;
    const held = setTimeout(() => this.#release(held), LONGEST);
    this.#held = held;
    // What is asked for in a frame is done after it is drawn.
    requestAnimationFrame(() => setTimeout(() => this.#release(held)));
  }

  take(message: Message): void {
    if (this.#held === null) this.#read(message);
    else this.#waiting.push(message);
  }

  /** Read nothing more. */
  close(): void {
    if (this.#held !== null) clearTimeout(this.#held);
    this.#held = null;
    this.#waiting = [];
  }

  #release(held: ReturnType<typeof setTimeout>): void {
    if (this.#held !== held) return;
    clearTimeout(held);
    this.#held = null;
    for (const message of this.#waiting.splice(0)) this.#read(message);
  }
}
