import { beforeEach, describe, expect, test, vi } from "vitest";
import { Inbox } from "@/lib/net/inbox";

describe("what the server says", () => {
  let frames: (() => void)[] = [];
  let read: string[] = [];
  let inbox: Inbox<string>;

  beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
    read = [];
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
    inbox = new Inbox((message) => read.push(message));
  });

  test("is read at once where nobody has tapped", () => {
    inbox.receive("update");
    expect(read).toEqual(["update"]);
  });

  test("waits, after a tap, until the frame that answers it is drawn, and keeps its order", () => {
    inbox.hold();
    inbox.receive("done");
    inbox.receive("update");
    frames.forEach((frame) => frame());
    expect(read).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(read).toEqual(["done", "update"]);
    inbox.receive("table");
    expect(read).toEqual(["done", "update", "table"]);
  });

  test("is read without a frame where none comes", () => {
    inbox.hold();
    inbox.receive("update");
    vi.advanceTimersByTime(99);
    expect(read).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(read).toEqual(["update"]);
  });

  test("is read at once in a window that nobody sees", () => {
    vi.stubGlobal("document", { hidden: true });
    inbox.hold();
    inbox.receive("update");
    expect(read).toEqual(["update"]);
  });

  test("does not let a late frame of one tap read what waits for another", () => {
    inbox.hold();
    vi.advanceTimersByTime(100);
    inbox.hold();
    inbox.receive("update");
    frames[0]!();
    vi.advanceTimersByTime(0);
    expect(read).toEqual([]);
    frames[1]!();
    vi.advanceTimersByTime(0);
    expect(read).toEqual(["update"]);
  });

  test("is read no more at a table that was left", () => {
    inbox.hold();
    inbox.receive("update");
    inbox.close();
    frames.forEach((frame) => frame());
    vi.advanceTimersByTime(200);
    expect(read).toEqual([]);
  });
});
