/** What a person has set on this device: language, speed of what is shown, sound. Kept in the browser alone. */
export type Lang = "en" | "es";
export type Speed = "off" | "fast" | "slow";
export const THEMES = ["night", "paper", "contrast"] as const;
export const SIZES = [100, 125, 150, 175, 200] as const;

export interface Settings {
  lang: Lang;
  speed: Speed;
  /** Whether the zombies' phase waits for space between its steps. */
  steps: boolean;
  /** Whether a question with one answer goes on by itself, once it was seen. */
  goOn: boolean;
  /** Whether a mission's story is told as a match begins. */
  story: boolean;
  sound: boolean;
  notify: boolean;
  theme: (typeof THEMES)[number];
  /** `safe`: colours that nearly everybody tells apart. */
  colours: "usual" | "safe";
  /** How large text is, in hundredths. */
  size: number;
  /** Whether nothing moves, whatever the device says. */
  still: boolean;
  name: string;
  /** Games whose guided first turn was seen or put away. */
  guided: string[];
}

const KEY = "horda.settings";

function asked(): Lang {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  for (const one of wanted) {
    if (one.startsWith("es")) return "es";
    if (one.startsWith("en")) return "en";
  }
  return "en";
}

function still(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function load(): Settings {
  const fresh: Settings = {
    lang: asked(),
    speed: still() ? "off" : "fast",
    steps: false,
    goOn: true,
    story: true,
    sound: false,
    notify: false,
    theme: "night",
    colours: "usual",
    size: 100,
    still: false,
    name: "",
    guided: [],
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return fresh;
  }
}

export const settings: Settings = $state(load());

/** Change what is set, and remember it on this device. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
