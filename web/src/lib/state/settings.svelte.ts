/** Settings of this device, stored in the browser. */
export type Lang = "en" | "es";
export type Speed = "off" | "fast" | "slow";
export const THEMES = ["night", "paper", "contrast"] as const;
export const SIZES = [100, 125, 150, 175, 200] as const;

export interface Settings {
  lang: Lang;
  speed: Speed;
  /** Whether the zombies' phase waits for the space bar between its steps. */
  steps: boolean;
  /** Whether a question with one answer is answered automatically. */
  goOn: boolean;
  /** Whether a mission's story is shown when a match begins. */
  story: boolean;
  sound: boolean;
  notify: boolean;
  theme: (typeof THEMES)[number];
  /** `safe`: colours that most colour-blind people can distinguish. */
  colours: "usual" | "safe";
  /** Text size in percent. */
  size: number;
  /** Whether animations are off, regardless of the device's setting. */
  still: boolean;
  name: string;
  /** Games whose guided first turn was completed or dismissed. */
  guided: string[];
}

const KEY = "horda.settings";

function preferredLanguage(): Lang {
  const languages = typeof navigator === "undefined" ? [] : navigator.languages;
  for (const one of languages) {
    if (one.startsWith("es")) return "es";
    if (one.startsWith("en")) return "en";
  }
  return "en";
}

function prefersReducedMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function load(): Settings {
  const fresh: Settings = {
    lang: preferredLanguage(),
    speed: prefersReducedMotion() ? "off" : "fast",
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

/** Change settings and store them on this device. */
export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Works without local storage.
  }
}
