import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasPendingChoice, newId, Outbox, type OutboxOptions } from "@/lib/net/outbox";
import type { Choose, Problem } from "@/lib/net/protocol";

function choose(question: number, seat = 0): Choose {
  return { type: "choose", question, choice: { seat, do: "pass" }, id: newId() };
}

function problem(code: string, id: string): Problem {
  return { type: "problem", id, code, args: {}, rules: [], en: "", es: "" };
}

class Kept {
  readonly kept = new Map<string, string>();
  getItem = (key: string): string | null => this.kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.kept.set(key, value);
  removeItem = (key: string): void => void this.kept.delete(key);
}

describe("pending choices", () => {
  let sent: Choose[];
  let silent: number;
  let open: unknown;
  let unsent: boolean;
  let line: boolean;
  const post: OutboxOptions = {
    send: (message) => line && sent.push(message) > 0,
    onSilence: () => (silent += 1),
    onChange: (choice, here) => {
      open = choice;
      unsent = here;
    },
  };

  beforeEach(() => {
    sent = [];
    silent = 0;
    open = undefined;
    line = true;
    vi.useFakeTimers();
    vi.stubGlobal("localStorage", new Kept());
    vi.stubGlobal("sessionStorage", new Kept());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("are sent again with the same id until they are acknowledged", () => {
    const box = new Outbox("link", post);
    const message = choose(4);
    box.put(message);
    box.resend();
    box.resend();
    expect(sent).toEqual([message, message, message]);
    box.acknowledge("another");
    expect(open).toEqual(message.choice);
    box.acknowledge(message.id);
    box.resend();
    expect(sent).toHaveLength(3);
    expect(open).toBeNull();
  });

  it("answer a question once for each seat, however often the user taps", () => {
    const box = new Outbox("link", post);
    box.put(choose(4));
    box.put(choose(4));
    expect(sent).toHaveLength(1);
    box.put(choose(4, 1));
    box.put(choose(5));
    expect(sent).toHaveLength(3);
  });

  it("survive a reload, separately for each link", () => {
    const message = choose(7);
    new Outbox("link", post).put(message);
    const again = new Outbox("link", post);
    again.resend();
    expect(sent).toEqual([message, message]);
    new Outbox("another", post).resend();
    expect(sent).toHaveLength(2);
    again.acknowledge(message.id);
    new Outbox("link", post).resend();
    expect(sent).toHaveLength(2);
  });

  it("are dropped with a notice when their question is gone", () => {
    const box = new Outbox("link", post);
    const message = choose(4);
    box.put(message);
    expect(box.onProblem(problem("other-question", message.id))).toBe("late");
    box.resend();
    expect(sent).toHaveLength(1);
    expect(box.onProblem(problem("not-now", "somebody else's"))).toBe("refused");
  });

  it("wait while the server cannot tell whether they were made, but not forever", () => {
    const box = new Outbox("link", post);
    const message = choose(4);
    box.put(message);
    for (let number = 2; number < 7; number += 1) {
      expect(box.onProblem(problem("unwell", message.id))).toBe("waits");
      vi.advanceTimersByTime(9000);
      expect(sent).toHaveLength(number);
    }
    expect(box.onProblem(problem("unwell", message.id))).toBe("refused");
    expect(open).toBeNull();
  });

  it("wait while offline, and can be withdrawn until they are sent", () => {
    line = false;
    const box = new Outbox("link", post);
    box.put(choose(4));
    expect([open === null, unsent, hasPendingChoice("link")]).toEqual([false, true, true]);
    vi.advanceTimersByTime(60_000);
    expect(silent).toBe(0);
    box.withdraw();
    expect([open, unsent, hasPendingChoice("link")]).toEqual([null, false, false]);
    const message = choose(4);
    box.put(message);
    line = true;
    // The page was closed meanwhile.
    const again = new Outbox("link", post);
    expect(unsent).toBe(true);
    again.resend();
    expect(sent).toEqual([message]);
    expect(unsent).toBe(false);
    again.withdraw();
    expect(open).toEqual(message.choice);
    again.acknowledge(message.id);
    expect(hasPendingChoice("link")).toBe(false);
  });

  it("of a lesson are stored while its page is open", () => {
    const message = choose(4);
    new Outbox("lesson", post, () => sessionStorage).put(message);
    expect(hasPendingChoice("lesson")).toBe(false);
    new Outbox("lesson", post, () => sessionStorage).resend();
    expect(sent).toEqual([message, message]);
  });

  it("cause a reconnect when the server does not answer", () => {
    const box = new Outbox("link", post);
    const message = choose(4);
    box.put(message);
    vi.advanceTimersByTime(9000);
    expect(silent).toBe(0);
    vi.advanceTimersByTime(2000);
    expect(silent).toBe(1);
    box.acknowledge(message.id);
    vi.advanceTimersByTime(60_000);
    expect(silent).toBe(1);
  });
});
