/** Sends messages to the server for the parts of a table. */
import type { ToServer } from "./protocol";

export interface Channel {
  /** Send a message; return whether that was possible. */
  send(message: ToServer): boolean;
  /** Return the id of the next message, which its answer repeats. */
  nextId(): string;
}
