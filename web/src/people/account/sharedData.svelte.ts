/** What a person's devices share, by the name it is kept under: how it is read here, and how two become one. */
import { markSolved, lessonProgress } from "@/lib/state/lessonProgress.svelte";
import { changeSettings, settings, type Settings } from "@/lib/state/settings.svelte";

export interface Drawer {
  readonly name: string;
  /** What this device has, as text. */
  read(): string;
  /** Take what another device wrote; what this one has and the other lacks is kept where both can be true. */
  take(text: string): void;
}

/** Whether notices are shown is asked of each device by its browser. */
const OF_DEVICE: ReadonlySet<string> = new Set(["notify"]);

function shared(): Record<string, unknown> {
  return Object.fromEntries(Object.entries($state.snapshot(settings)).filter(([name]) => !OF_DEVICE.has(name)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const settingsDrawer: Drawer = {
  name: "settings",
  read: () => JSON.stringify(shared()),
  take(text) {
    const theirs = parsed(text);
    if (typeof theirs !== "object" || theirs === null) return;
    const known = new Map(Object.entries(shared()));
    const wanted = Object.entries(theirs).filter(([name, value]) => known.has(name) && typeof value === typeof known.get(name));
    changeSettings(Object.fromEntries(wanted) as Partial<Settings>);
  },
};

/** Lessons are learnt once and for all: what any device knows, all know. */
const lessonsDrawer: Drawer = {
  name: "lessons",
  read: () => JSON.stringify(lessonProgress.keys),
  take(text) {
    const theirs = parsed(text);
    if (Array.isArray(theirs)) markSolved(...theirs.filter((one): one is string => typeof one === "string"));
  },
};

export const DRAWERS: readonly Drawer[] = [settingsDrawer, lessonsDrawer];
