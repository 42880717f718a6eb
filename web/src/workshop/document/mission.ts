/** A mission as values, read from its text; missing or malformed parts are left out. */

export interface TokenValue {
  readonly put: string;
  readonly at: string;
  readonly colour?: string;
  readonly side?: string;
  readonly face_down?: boolean;
  readonly order?: number;
  readonly [key: string]: unknown;
}

export interface EdgeValue {
  readonly put: string;
  readonly between: readonly [string, string];
  readonly colour?: string;
  readonly open?: boolean;
}

/** Zombies on the map at the beginning; each place is a cell, or the name of a place. */
export interface ZombiesValue {
  readonly kind: string;
  readonly places: readonly string[];
  readonly count: number;
}

/** A tile on the map: its face, and its clockwise rotation. */
export interface LaidTile {
  readonly face: string;
  readonly turn: number;
}

export type Grid = readonly (readonly (LaidTile | null)[])[];

export const QUARTER = 90;
const FULL = 360;
/** Cells on the side of a tile. */
export const ACROSS = 3;

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function parseTile(text: string): LaidTile {
  const [face = "", turn = "0"] = text.split(".");
  return { face, turn: Number(turn) || 0 };
}

export function tileText({ face, turn }: LaidTile): string {
  const degrees = ((turn % FULL) + FULL) % FULL;
  return degrees ? `${face}.${degrees}` : face;
}

/** Return the tiles as rows of equal length. */
export function gridOf(values: Record<string, unknown>): Grid {
  const rows = list(values["tiles"]).map((row) =>
    list(row).map((one) => (one === null || one === undefined ? null : parseTile(String(one)))),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? null));
}

export function gridValue(grid: Grid): (string | null)[][] {
  return grid.map((row) => row.map((tile) => tile && tileText(tile)));
}

/** Return the tokens with their indices in the file. */
export function tokensOf(values: Record<string, unknown>): { at: number; token: TokenValue }[] {
  return list(values["tokens"]).flatMap((one, at) =>
    isRecord(one) && typeof one["put"] === "string" && typeof one["at"] === "string" ? [{ at, token: one as unknown as TokenValue }] : [],
  );
}

/** Return the edges with their indices in the file. */
export function edgesOf(values: Record<string, unknown>): { at: number; edge: EdgeValue }[] {
  return list(values["edges"]).flatMap((one, at) =>
    isRecord(one) && typeof one["put"] === "string" && list(one["between"]).length === 2 ? [{ at, edge: one as unknown as EdgeValue }] : [],
  );
}

function texts(value: unknown): string[] {
  return list(value).filter((one): one is string => typeof one === "string");
}

/** Return the zombies with their indices in the file, and whether their places are a list. */
export function zombiesOf(values: Record<string, unknown>): { at: number; zombies: ZombiesValue; isList: boolean }[] {
  return list(values["zombies"]).flatMap((one, at) => {
    if (!isRecord(one) || typeof one["kind"] !== "string") return [];
    const places = typeof one["at"] === "string" ? [one["at"]] : texts(one["at"]);
    return [{ at, zombies: { kind: one["kind"], places, count: Number(one["count"] ?? 1) || 1 }, isList: Array.isArray(one["at"]) }];
  });
}

/** Return the elevators with their indices in the file. */
export function liftsOf(values: Record<string, unknown>): { at: number; between: readonly [string, string] }[] {
  return list(values["lifts"]).flatMap((one, at) => {
    const [first, second] = texts(one);
    return first && second ? [{ at, between: [first, second] as const }] : [];
  });
}

/** Return a list of names: cards set aside, colours of face-down objectives, cells of sleepers. */
export function namesOf(values: Record<string, unknown>, key: string): string[] {
  return texts(values[key]);
}

/** Return the floor that a tile belongs to; empty for the ground. */
export function floorOf(values: Record<string, unknown>, face: string): string {
  const floors = isRecord(values["floors"]) ? values["floors"] : {};
  return Object.keys(floors).find((name) => texts(floors[name]).includes(face)) ?? "";
}

/** Return the title of a mission in a language, otherwise in the other one, otherwise its id. */
export function titleOf(values: Record<string, unknown>, lang: string): string {
  const words = isRecord(values["words"]) ? values["words"] : {};
  const spoken = [words[lang], ...Object.values(words)].find(isRecord);
  return String(spoken?.["title"] ?? values["id"] ?? "");
}

/** Return the minimum and the maximum number of survivors. */
export function survivorsOf(values: Record<string, unknown>): readonly [number, number] {
  const [low, high] = list(values["survivors"]).map(Number);
  return low && high ? [low, high] : [6, 12];
}

/** Return whether the mission has a goal or a condition to win. */
export function hasGoals(values: Record<string, unknown>): boolean {
  return list(values["goals"]).length > 0 || isRecord(values["win"]);
}
