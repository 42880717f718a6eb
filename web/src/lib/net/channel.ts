/** How the parts of a table speak to the server. */
import type { ToServer } from "./protocol";

export interface Speech {
  /** Whether it could be sent. */
  send(message: ToServer): boolean;
  /** The number of the next message: what comes back names it. */
  next(): string;
}
