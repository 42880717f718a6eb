/** The view of a Zombicide table during the set-up: the server's last one with the changes to figures since then. */
import { figuresIn, numberNote, type Given, type Placing, type Standing } from "../../../position/position";
import type { Box, ZombicideSurvivorView, ZombicideTokenView, ZombicideView } from "@/lib/net/protocol";

const EMPTY_VIEW: ZombicideView = {
  game: "",
  options: {},
  seat: null,
  asked: {},
  mission: "",
  goals: [],
  round: 1,
  phase: "players",
  first: 0,
  active: "",
  danger: 0,
  survivors: [],
  zombies: {},
  lying: {},
  noise: {},
  tokens: [],
  shut: [],
  supply: {},
  horde: {},
  piles: {},
  discarded: [],
  shown: {},
  marks: {},
  killed: {},
  unlocked: [],
  taken: {},
  carriers: {},
  tallies: {},
  parts: {},
};

function newSurvivor(name: string): ZombicideSurvivorView {
  return {
    name,
    seat: 0,
    team: 0,
    zone: "",
    experience: 0,
    level: 0,
    wounds: 0,
    life: 0,
    actions: 0,
    free: [],
    has_acted: false,
    skills: [],
    slots: [],
    unloaded: [],
    specialties: [],
    follows: false,
    leader: "",
  };
}

/** Return the number of zombies of each kind in each place. */
function zombiesOf(standing: readonly Standing[], dead: ReadonlySet<string>): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = {};
  for (const { place, name, count } of standing) {
    if (!dead.has(name)) continue;
    const here = (found[place] ??= {});
    here[name] = (here[name] ?? 0) + count;
  }
  return found;
}

function tokensOf(standing: readonly Standing[], kinds: ReadonlySet<string>): ZombicideTokenView[] {
  return standing
    .filter(({ name }) => kinds.has(name))
    .flatMap(({ name, place, notes, count }) =>
      Array.from({ length: count }, () => ({ kind: name, zone: place, colour: notes[0] ?? "", face_down: false })),
    );
}

/** Return the mission's tokens that are still on the board: all except those that the position removed. */
function missionTokens(
  known: readonly ZombicideTokenView[],
  put: readonly ZombicideTokenView[],
  removed: Given,
): readonly ZombicideTokenView[] {
  const gone = [
    ...put,
    ...Object.entries(removed).flatMap(([place, text]) =>
      figuresIn(String(text)).map((one) => ({ kind: one.name, zone: place, colour: one.notes[0] ?? "" })),
    ),
  ];
  return known.filter((token) => {
    const at = gone.findIndex((one) => one.kind === token.kind && one.zone === token.zone && (!one.colour || one.colour === token.colour));
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}

export interface ShownTable {
  readonly placing: Placing;
  readonly given: Given;
  readonly box: Box;
  /** The server's last view. */
  readonly view: ZombicideView | null;
  /** The parts of the view after a step of an answer; null while the board shows the position. */
  readonly step: Partial<ZombicideView> | null;
}

/**
 * Return the view that the board shows. Survivors' colours follow the box, so that they stay when others come or go.
 */
export function viewOf({ placing, given, box, view, step }: ShownTable): ZombicideView {
  const base = view ?? EMPTY_VIEW;
  const standing = placing.standing(given);
  const people = standing.filter(({ name }) => box.living.some((one) => one.id === name));
  const put = tokensOf(standing, new Set((box.tokens ?? []).map((one) => one.id)));
  const survivors = people.map(({ name, place, notes }) => ({
    ...(base.survivors.find((one) => one.name === name) ?? newSurvivor(name)),
    zone: place,
    wounds: numberNote(notes, "wounds") ?? 0,
  }));
  const shown: ZombicideView = {
    ...base,
    survivors,
    zombies: zombiesOf(standing, new Set(box.dead.map((one) => one.id))),
    noise: Object.fromEntries(standing.filter(({ name }) => name === "noise").map(({ place, count }) => [place, count])),
    tokens: [...missionTokens(base.tokens, put, (given["removed"] ?? {}) as Given), ...put],
    ...step,
  };
  return { ...shown, survivors: shown.survivors.map((one) => ({ ...one, seat: colourNumber(box, one.name) })) };
}

/** Number of colours for the bases of survivors. */
const COLOURS = 6;

/** Return the colour number of a survivor's base, which depends on the survivor's position in the box. */
export function colourNumber(box: Box, name: string): number {
  return (
    Math.max(
      0,
      box.living.findIndex((one) => one.id === name),
    ) % COLOURS
  );
}
