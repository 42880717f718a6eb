/**
 * What the table shows between a choice and the server's next word, against that word.
 *
 * Whatever moves before people's eyes arrives where the server says it is; what no event tells may wait for the server,
 * but nothing is shown that it takes back. The acts were recorded by `tools/record_acts.py`.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { EventRecord, View } from "@/lib/protocol";
import { city } from "@/lib/show/city";
import type { Animator } from "@/lib/show/shot";
import { zombicide } from "@/lib/show/zombicide";
import { zombiland } from "@/lib/show/zombiland";

/** A view with the figures on the board alone. */
interface Standing {
  readonly zombies?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly shut?: readonly string[];
  readonly survivors?: readonly { name: string; zone: string; wounds: number }[];
  readonly tokens?: readonly { kind: string; zone: string; colour: string }[];
  readonly locations?: readonly { id: string; zombies: number }[];
  readonly characters?: readonly { who: string; location: string }[];
  readonly players?: readonly { seat: number; space: string | null; health: number; status: string }[];
}

interface Recorded {
  readonly game: string;
  readonly first: Standing;
  readonly acts: readonly { readonly events: readonly EventRecord[]; readonly after: Standing }[];
}

const MATCHES = JSON.parse(readFileSync(new URL("acts.json", import.meta.url), "utf-8")) as Recorded[];
const ANIMATORS: Readonly<Record<string, Animator>> = { city_of_horror: city, zombiland };
/** A survivor who has just died and one who lies there since are drawn alike. */
const DOWN = ["dead", "laid"];

/** All that can be seen of a board, each by a name: who stands where, how many lie where. */
function seen(view: Standing): Map<string, string> {
  const found = new Map<string, string>();
  for (const [zone, kinds] of Object.entries(view.zombies ?? {}))
    for (const [kind, count] of Object.entries(kinds)) found.set(`${kind} in ${zone}`, String(count));
  for (const gate of view.shut ?? []) found.set(`gate ${gate}`, "shut");
  for (const { name, zone, wounds } of view.survivors ?? []) {
    found.set(`${name}'s zone`, zone);
    found.set(`${name}'s wounds`, String(wounds));
  }
  for (const { kind, zone, colour } of view.tokens ?? []) {
    const name = `${colour} ${kind} in ${zone}`;
    found.set(name, String(Number(found.get(name) ?? 0) + 1));
  }
  for (const { id, zombies } of view.locations ?? []) found.set(`zombies at ${id}`, String(zombies));
  for (const { who, location } of view.characters ?? []) found.set(`${who}'s place`, location);
  for (const { seat, space, health, status } of view.players ?? []) {
    found.set(`space of ${seat}`, space ?? "");
    found.set(`health of ${seat}`, String(health));
    found.set(`state of ${seat}`, DOWN.includes(status) ? "down" : status);
  }
  return found;
}

describe.each(MATCHES)("$game", ({ game, first, acts }) => {
  test("nothing is shown that the server takes back", () => {
    const animator = ANIMATORS[game] ?? zombicide;
    const wrong: string[] = [];
    let moved = 0;
    let before = first;
    for (const { events, after } of acts) {
      const shown = events.reduce((view, event) => animator(view, event).view ?? view, before as unknown as View);
      const [was, is, then] = [seen(before), seen(shown as unknown as Standing), seen(after)];
      for (const name of new Set([...was.keys(), ...is.keys()])) {
        if (is.get(name) === was.get(name)) continue;
        moved += 1;
        if (is.get(name) !== then.get(name))
          wrong.push(
            `${name}: ${was.get(name)}, shown ${is.get(name)}, is ${then.get(name)} (${events.map((one) => one.event).join(", ")})`,
          );
      }
      before = after;
    }
    expect(wrong).toEqual([]);
    expect(moved).toBeGreaterThan(10);
  });
});
