/** The danger levels on a survivor's sheet and ID card. */
export const LEVELS = ["blue", "yellow", "orange", "red"] as const;

/** Printed width of the last level, which has no upper bound. */
const LAST_WIDTH = 6;

export interface BarLevel {
  readonly level: (typeof LEVELS)[number];
  /** Experience at which the level begins. */
  readonly from: number;
  readonly width: number;
  readonly reached: boolean;
  /** Filled share of the level, from 0 to 1. */
  readonly share: number;
}

/**
 * Return the danger bar of a survivor. The printed values contain the experience at which each level begins:
 * `yellow_from`.
 */
export function dangerBar(printed: Readonly<Record<string, string | number>>, experience: number): BarLevel[] {
  const starts = LEVELS.map((level) => Number(printed[`${level}_from`] ?? 0));
  return LEVELS.map((level, at) => {
    const from = starts[at] ?? 0;
    const next = starts[at + 1];
    const reached = experience >= from;
    const gained = experience - from + (experience === 0 ? 0 : 1);
    const share = reached ? Math.min(1, gained / ((next ?? from + 10) - from)) : 0;
    return { level, from, width: next === undefined ? LAST_WIDTH : next - from, reached, share };
  });
}

export interface LevelSkills {
  readonly level: (typeof LEVELS)[number];
  readonly skills: readonly string[];
}

/** Return the skills of an ID card by level. The second of two equal skills has a name of its own: `lucky_again`. */
export function skillsByLevel(printed: (level: string) => string): LevelSkills[] {
  const before = new Set<string>();
  return LEVELS.map((level) => {
    const skills = printed(level)
      .split(" ")
      .filter(Boolean)
      .map((skill) => (before.has(skill) ? `${skill}_again` : skill));
    for (const skill of skills) before.add(skill);
    return { level, skills };
  });
}
