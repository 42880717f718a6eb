import { expect, test } from "vitest";
import { RulesRequests } from "@/lib/net/requests";
import type { ToServer } from "@/lib/net/protocol";

const step = { seat: 0, do: "move", args: { to: "B1" } };

/** Return a requester and the messages it sent; offline nothing is sent. */
function newRequester({ line = true } = {}) {
  const sent: ToServer[] = [];
  let number = 0;
  const enquiries = new RulesRequests({
    send: (message) => {
      if (line) sent.push(message);
      return line;
    },
    nextId: () => String((number += 1)),
  });
  return { enquiries, sent };
}

test("each answer resolves its own request, in any order", async () => {
  const { enquiries, sent } = newRequester();
  const odds = enquiries.odds({ ...step, standing: "turn" } as typeof step);
  const intents = enquiries.forecast(0, [step]);
  const places = enquiries.sight(0, "wanda");
  expect(sent).toEqual([
    { type: "odds", choice: step, id: "1" },
    { type: "forecast", seat: 0, steps: [step], id: "2" },
    { type: "sight", seat: 0, name: "wanda", steps: [], id: "3" },
  ]);
  enquiries.receive({ type: "sight", id: "3", name: "wanda", places: [] });
  enquiries.receive({ type: "forecast", id: "2", intents: [] });
  enquiries.receive({ type: "odds", id: "1", choice: step, chances: { hit: 0.5 } });
  expect(await odds).toEqual({ chances: { hit: 0.5 }, attack: null });
  expect(await intents).toEqual([]);
  expect(await places).toEqual([]);
});

test("a request about an outdated question resolves without a warning", async () => {
  const { enquiries } = newRequester();
  const odds = enquiries.odds(step);
  const intents = enquiries.forecast(0, []);
  expect(enquiries.onProblem("1")).toBe(true);
  expect(enquiries.onProblem("2")).toBe(true);
  expect(await odds).toEqual({ chances: {}, attack: null });
  expect(await intents).toEqual([]);
  expect(enquiries.onProblem("1")).toBe(false);
});

test("an error of another message is not swallowed", () => {
  const { enquiries } = newRequester();
  void enquiries.odds(step);
  expect(enquiries.onProblem("")).toBe(false);
  expect(enquiries.onProblem("7")).toBe(false);
});

test("requests resolve empty when offline", async () => {
  const { enquiries, sent } = newRequester({ line: false });
  expect(await enquiries.odds(step)).toEqual({ chances: {}, attack: null });
  expect(await enquiries.routes(0)).toEqual([]);
  expect(await enquiries.forecast(0, [step])).toEqual([]);
  expect(await enquiries.sight(0, "wanda")).toEqual([]);
  expect(sent).toEqual([]);
});
