/** WebSocket connection to the server that reconnects automatically and reports its state. */
import type { ToClient, ToServer } from "./protocol";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

export interface ConnectionHandlers {
  /** Return the first message of every connection. */
  hello(): ToServer;
  onMessage(message: ToClient): void;
  onState(state: ConnectionState): void;
}

const PATH = "/api/v1/play";
const FIRST_WAIT_MS = 400;
const MAX_WAIT_MS = 8000;
const PING_INTERVAL_MS = 25_000;

export class Socket {
  readonly #handlers: ConnectionHandlers;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;

  constructor(line: ConnectionHandlers) {
    this.#handlers = line;
    addEventListener("online", this.#reconnectNow);
    document.addEventListener("visibilitychange", this.#reconnectNow);
    this.#open();
  }

  #reconnectNow = (): void => {
    if (this.#isClosed || document.hidden) return;
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.#handlers.onState("connecting");
    const socket = new WebSocket(`${scheme}//${location.host}${PATH}`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.#handlers.hello()));
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.send({ type: "ping", id: "" }), PING_INTERVAL_MS);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ToClient;
      if (message.type === "welcome") {
        this.#wait = FIRST_WAIT_MS;
        this.#handlers.onState("open");
      }
      if (message.type === "bye" && !message.again) this.#isClosed = true;
      this.#handlers.onMessage(message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      clearInterval(this.#beat);
      if (this.#isClosed) {
        this.#handlers.onState("closed");
        return;
      }
      this.#handlers.onState("lost");
      this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, MAX_WAIT_MS);
    };
  }

  /** Send a message; return whether that was possible. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Replace a connection that no longer answers by a new one. */
  renew(): void {
    const silent = this.#socket;
    clearTimeout(this.#timer);
    this.#open();
    silent?.close();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener("online", this.#reconnectNow);
    document.removeEventListener("visibilitychange", this.#reconnectNow);
    this.#socket?.close();
  }
}
