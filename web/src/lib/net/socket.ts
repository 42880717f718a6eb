/** The line to the server: it comes back by itself, and tells how it is. */
import type { ToClient, ToServer } from "./protocol";

export type LineState = "connecting" | "open" | "lost" | "closed";

export interface Line {
  /** The first message of every connection. */
  hello(): ToServer;
  heard(message: ToClient): void;
  changed(state: LineState): void;
}

const PATH = "/api/v1/play";
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const BEAT = 25_000;

export class Socket {
  readonly #line: Line;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #over = false;

  constructor(line: Line) {
    this.#line = line;
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  #now = (): void => {
    if (this.#over || document.hidden) return;
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.#line.changed("connecting");
    const socket = new WebSocket(`${scheme}//${location.host}${PATH}`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.#line.hello()));
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.send({ type: "ping", id: "" }), BEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ToClient;
      if (message.type === "welcome") {
        this.#wait = FIRST_WAIT;
        this.#line.changed("open");
      }
      if (message.type === "bye" && !message.again) this.#over = true;
      this.#line.heard(message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      clearInterval(this.#beat);
      if (this.#over) {
        this.#line.changed("closed");
        return;
      }
      this.#line.changed("lost");
      this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** Whether it could be sent. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Give up a line that no longer answers, and take a new one. */
  renew(): void {
    const silent = this.#socket;
    clearTimeout(this.#timer);
    this.#open();
    silent?.close();
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }
}
