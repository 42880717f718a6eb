/** Walking distances of survivors, computed from the map alone for the preview's note, without the server. */
import type { DraftChecked } from "@/lib/net/protocol";
import type { EdgeValue } from "../document/mission";
import { liesBetween } from "./pieces";

/** A border that the preview changes: with an edge, or without the one that is there now. */
export interface Imagined {
  readonly between: readonly string[];
  /** The kind of edge; empty for nothing. */
  readonly put: string;
}

/** Kinds of edges that nobody can cross. */
const BLOCKING = new Set(["barrier"]);

/** The zones of a map, and which of them are connected once every door is open. */
export class Ways {
  readonly #zones: ReadonlyMap<string, string>;
  readonly #beside = new Map<string, Set<string>>();

  constructor(checked: DraftChecked | null, edges: readonly EdgeValue[], imagined: Imagined | null = null) {
    this.#zones = new Map((checked?.board?.zones ?? []).flatMap((zone) => zone.cells.map((cell) => [cell.name, zone.name])));
    for (const border of checked?.edges ?? []) {
      const laid = edges.find((edge) => liesBetween(edge.between, border.between))?.put ?? "";
      const put = imagined && liesBetween(imagined.between, border.between) ? imagined.put : laid;
      if (put ? !BLOCKING.has(put) : border.is_open) this.#join(border.between);
    }
  }

  #join([first, second]: readonly [string, string]): void {
    const [one, other] = [this.#zones.get(first), this.#zones.get(second)];
    if (one === undefined || other === undefined || one === other) return;
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const)
      this.#beside.set(from, (this.#beside.get(from) ?? new Set()).add(to));
  }

  /** Return the number of moves from one cell to another; null if there is no way. */
  moves(from: string, to: string): number | null {
    const [first, last] = [this.#zones.get(from), this.#zones.get(to)];
    if (first === undefined || last === undefined) return null;
    const seen = new Map([[first, 0]]);
    for (const [zone, moves] of seen) {
      if (zone === last) return moves;
      for (const next of this.#beside.get(zone) ?? []) if (!seen.has(next)) seen.set(next, moves + 1);
    }
    return null;
  }

  /** Return the number of zones that can be entered from the zone of a cell. */
  exits(cell: string): number {
    return this.#beside.get(this.#zones.get(cell) ?? "")?.size ?? 0;
  }
}
