/**
 * Delivers messages of the server in order, but after a tap not before the next frame. Updating the table takes longer
 * than a frame on an old phone: the user would not see any response to the tap until then.
 */

/** Maximum milliseconds to wait for a frame; hidden pages draw none. */
const MAX_HOLD_MS = 100;

export class Inbox<Message> {
  readonly #deliver: (message: Message) => void;
  #waiting: Message[] = [];
  #held: ReturnType<typeof setTimeout> | null = null;

  constructor(read: (message: Message) => void) {
    this.#deliver = read;
  }

  /** Delay messages until the current changes are drawn. */
  hold(): void {
    if (this.#held !== null || document.hidden) return;
    const held = setTimeout(() => this.#release(held), MAX_HOLD_MS);
    this.#held = held;
    // A timeout set in a frame runs after the frame is drawn.
    requestAnimationFrame(() => setTimeout(() => this.#release(held)));
  }

  receive(message: Message): void {
    if (this.#held === null) this.#deliver(message);
    else this.#waiting.push(message);
  }

  /** Drop all messages. */
  close(): void {
    if (this.#held !== null) clearTimeout(this.#held);
    this.#held = null;
    this.#waiting = [];
  }

  #release(held: ReturnType<typeof setTimeout>): void {
    if (this.#held !== held) return;
    clearTimeout(held);
    this.#held = null;
    for (const message of this.#waiting.splice(0)) this.#deliver(message);
  }
}
