/** Data that a person's devices share: functions that read them here and merge two versions. */
import { markSolved, lessonProgress } from "@/lib/state/lessonProgress.svelte";
import { packMatches, unpackMatches } from "@/lib/game/statistics";
import { addPlayed, statistics } from "@/lib/state/statistics.svelte";
import { changeSettings, settings, type Settings } from "@/lib/state/settings.svelte";

export interface SharedData {
  readonly name: string;
  /** Return this device's data as text. */
  read(): string;
  /** Merge the data of another device; entries that only this device has are kept where possible. */
  merge(text: string): void;
}

/** Settings that are not shared: the browser asks for notifications on each device. */
const UNSHARED: ReadonlySet<string> = new Set(["notify"]);

function sharedSettings(): Record<string, unknown> {
  return Object.fromEntries(Object.entries($state.snapshot(settings)).filter(([name]) => !UNSHARED.has(name)));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const settingsData: SharedData = {
  name: "settings",
  read: () => JSON.stringify(sharedSettings()),
  merge(text) {
    const theirs = parseJson(text);
    if (typeof theirs !== "object" || theirs === null) return;
    const known = new Map(Object.entries(sharedSettings()));
    const wanted = Object.entries(theirs).filter(([name, value]) => known.has(name) && typeof value === typeof known.get(name));
    changeSettings(Object.fromEntries(wanted) as Partial<Settings>);
  },
};

/** Solved lessons are merged: a lesson solved on any device counts on all. */
const lessonsData: SharedData = {
  name: "lessons",
  read: () => JSON.stringify(lessonProgress.keys),
  merge(text) {
    const theirs = parseJson(text);
    if (Array.isArray(theirs)) markSolved(...theirs.filter((one): one is string => typeof one === "string"));
  },
};

/** Finished matches are merged: a match played on any device counts once on all. */
const statisticsData: SharedData = {
  name: "played",
  read: () => packMatches(statistics.matches),
  merge: (text) => addPlayed(...unpackMatches(text)),
};

export const SHARED_DATA: readonly SharedData[] = [settingsData, lessonsData, statisticsData];
