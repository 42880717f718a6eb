/** The danger bar as it is printed on every survivor's sheet. */
export const LEVELS = ["blue", "yellow", "orange", "red"] as const;
export const DANGER = [0, 7, 19, 43] as const;

/** Return which share of a level of the danger bar is filled. */
export function filledShare(experience: number, level: number): number {
  const from = DANGER[level] ?? 0;
  const to = DANGER[level + 1] ?? from + 10;
  if (experience <= from && experience !== from) return 0;
  return Math.max(0, Math.min(1, (experience - from + (experience === from && level === 0 ? 0 : 1)) / (to - from)));
}

export interface LevelSkills {
  readonly level: (typeof LEVELS)[number];
  readonly skills: readonly string[];
}

/** Return the skills of an ID card by level. A skill that is printed twice becomes a second one: `lucky_again`. */
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
