/** Sends messages to the server for the parts of a table. */
import type { ToServer } from "./protocol";

export interface Channel {
  /** Send a message; return whether the connection allowed it. */
  send(message: ToServer): boolean;
  /** Return a new id for a message, which the answer repeats. */
  nextId(): string;
}
