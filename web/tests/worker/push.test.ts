/** Tests the worker's push handling: which messages are shown, and what a tap opens. */
import { fileURLToPath } from "node:url";
import { beforeEach, expect, test, vi } from "vitest";

type Handler = (event: unknown) => void;
const handlers = new Map<string, Handler>();
const shown = vi.fn(async () => undefined);
const opened = vi.fn(async () => null);
let windows: { url: string; focused: boolean; visibilityState: string; focus: () => Promise<void> }[] = [];

vi.stubGlobal("BUILD", "");
vi.stubGlobal("SHELL", "");
vi.stubGlobal("ENTRY", "");
vi.stubGlobal("self", {
  addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
  registration: { showNotification: shown },
  clients: { matchAll: async () => windows, openWindow: opened },
});
// Imported by path, because the worker has types that the pages do not have.
await import(fileURLToPath(new URL("../../src/worker/push.ts", import.meta.url)));

async function happens(kind: string, event: object): Promise<void> {
  const waited: Promise<unknown>[] = [];
  handlers.get(kind)?.({ ...event, waitUntil: (work: Promise<unknown>) => waited.push(work) });
  await Promise.all(waited);
}

const push = (text: string): Promise<void> => happens("push", { data: { json: () => JSON.parse(text) as unknown } });
const tap = (data: unknown): Promise<void> => happens("notificationclick", { notification: { close: () => undefined, data } });
const message = JSON.stringify({ kind: "turn", match: "a-b", title: "Zombiland", body: "Te toca." });

function windowAt(hash: string, focused: boolean): { focus: ReturnType<typeof vi.fn> } {
  const one = { url: `https://table.example/${hash}`, focused, visibilityState: focused ? "visible" : "hidden", focus: vi.fn() };
  windows = [...windows, one];
  return one;
}

beforeEach(() => {
  windows = [];
  shown.mockClear();
  opened.mockClear();
});

test("a push message is shown, one per match", async () => {
  windowAt("#/match/other/secret", true);
  windowAt("#/match/a-b/secret", false);
  await push(message);
  expect(shown).toHaveBeenCalledTimes(1);
  expect(shown).toHaveBeenCalledWith("Zombiland", expect.objectContaining({ body: "Te toca.", tag: "a-b", data: { match: "a-b" } }));
});

test("no notification for a player who looks at the table", async () => {
  windowAt("#/match/a-b/secret", true);
  await push(message);
  expect(shown).not.toHaveBeenCalled();
});

test.each(["no notice", "null", "[]", '{"kind": 1}', "{}"])("%s is not a push message", async (text) => {
  await push(text);
  expect(shown).not.toHaveBeenCalled();
});

test("a tap focuses the open table, otherwise opens it", async () => {
  const table = windowAt("#/match/a-b/secret", false);
  await tap({ match: "a-b" });
  expect(table.focus).toHaveBeenCalledTimes(1);
  expect(opened).not.toHaveBeenCalled();
  await tap({ match: "c/d" });
  expect(opened).toHaveBeenCalledWith("/#/tables/c%2Fd");
  await tap(null);
  expect(opened).toHaveBeenCalledTimes(1);
});
