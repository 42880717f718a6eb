import { beforeEach, describe, expect, test, vi } from "vitest";
import { Inbox } from "@/lib/net/inbox";

describe("a message from the server", () => {
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

  test("is delivered at once if nobody tapped", () => {
    inbox.receive("update");
    expect(read).toEqual(["update"]);
  });

  test("waits after a tap until the next frame is drawn, in order", () => {
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

  test("is delivered after a timeout if no frame comes", () => {
    inbox.hold();
    inbox.receive("update");
    vi.advanceTimersByTime(99);
    expect(read).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(read).toEqual(["update"]);
  });

  test("is delivered at once in a hidden window", () => {
    vi.stubGlobal("document", { hidden: true });
    inbox.hold();
    inbox.receive("update");
    expect(read).toEqual(["update"]);
  });

  test("is not released early by a late frame of an earlier tap", () => {
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

  test("is not delivered after the table was left", () => {
    inbox.hold();
    inbox.receive("update");
    inbox.close();
    frames.forEach((frame) => frame());
    vi.advanceTimersByTime(200);
    expect(read).toEqual([]);
  });
});
