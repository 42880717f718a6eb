/** The people and goods of each place of a City of Horror position, before and during the steps of an answer. */
import type { CityOfHorrorView } from "@/lib/net/protocol";
import type { RefereeTable } from "../../table.svelte";
import { countOf, hasFlag, ownerOf, peopleAt } from "./city";

export interface PersonShown {
  readonly who: string;
  readonly owner: string;
  readonly isExhausted: boolean;
  readonly isHidden: boolean;
  /** Points of the side that lies face up; null until the server has read the position. */
  readonly points: number | null;
  readonly votes: number;
}

export interface PlaceShown {
  readonly people: readonly PersonShown[];
  readonly zombies: number;
  readonly antidotes: number;
  readonly cards: number;
}

/** Return the view of the position; null until the server has read a valid one. */
export function cityView(table: RefereeTable): CityOfHorrorView | null {
  return table.view as unknown as CityOfHorrorView | null;
}

/** Return the view in a step of an answer; null while the board shows the position itself. */
function stepView(table: RefereeTable): CityOfHorrorView | null {
  const view = cityView(table);
  return table.layer.view && view ? ({ ...view, ...table.layer.view } as CityOfHorrorView) : null;
}

function shownInView(view: CityOfHorrorView, place: string): PlaceShown {
  const location = view.locations.find((one) => one.id === place);
  return {
    people: view.characters
      .filter((one) => one.location === place)
      .map((one) => ({
        who: one.who,
        owner: view.players[one.seat]?.colour ?? "",
        isExhausted: !one.rested,
        isHidden: one.hidden,
        points: one.points,
        votes: one.votes,
      })),
    zombies: location?.zombies ?? 0,
    antidotes: location?.antidotes ?? 0,
    cards: location?.cards.length ?? 0,
  };
}

/** Return the contents of a place: changes appear at once, points and votes when the server has read them. */
export function placeShown(table: RefereeTable, place: string): PlaceShown {
  const step = stepView(table);
  if (step) return shownInView(step, place);
  const { placing, given } = table;
  const read = new Map((cityView(table)?.characters ?? []).map((one) => [one.who, one]));
  return {
    people: peopleAt(placing, given, place).map((one) => ({
      who: one.name,
      owner: ownerOf(one),
      isExhausted: hasFlag(one, "exhausted"),
      isHidden: hasFlag(one, "hidden"),
      points: read.get(one.name)?.points ?? null,
      votes: read.get(one.name)?.votes ?? 0,
    })),
    zombies: countOf(placing, given, place, "zombie"),
    antidotes: countOf(placing, given, place, "antidote"),
    cards: countOf(placing, given, place, "card"),
  };
}
