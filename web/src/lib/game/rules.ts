/** The rulebook of a game in one language: chapters, skills, missions, rulings, each entry with its id. */
import { loadRulebook, type RulebookRecord, type Text } from "@/lib/net/api";
import { t } from "@/lib/i18n/i18n.svelte";
import type { Lang } from "@/lib/state/settings.svelte";

export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly see: readonly string[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

function readChapters(book: RulebookRecord, lang: Lang): Chapter[] {
  const textIn = (text: Text): string => text[lang];
  const chapters: Chapter[] = book.chapters.map((chapter) => ({
    id: chapter.id,
    title: textIn(chapter.title),
    entries: chapter.rules.map((rule) => ({ id: rule.id, title: "", text: textIn(rule), see: rule.see ?? [] })),
  }));
  const skills = (book.skills ?? []).map((skill) => ({
    id: skill.id,
    title: textIn(skill.name),
    text: textIn(skill),
    see: skill.see ?? [],
  }));
  const missions = (book.missions ?? []).flatMap((mission) =>
    (mission.rules ?? []).map((rule) => ({ id: rule.id, title: textIn(mission.title), text: textIn(rule), see: rule.see ?? [] })),
  );
  const rulings = (book.rulings ?? []).map((one) => ({
    id: one.id,
    title: textIn(one.question),
    text: textIn(one.ruling),
    see: [],
  }));
  const more: Chapter[] = [
    { id: "skills", title: t("rules-skills"), entries: skills },
    { id: "missions", title: t("rules-missions"), entries: missions },
    { id: "rulings", title: t("rules-rulings"), entries: rulings },
  ];
  return [...chapters, ...more.filter((chapter) => chapter.entries.length)];
}

export async function loadChapters(game: string, lang: Lang): Promise<Chapter[]> {
  return readChapters(await loadRulebook(game), lang);
}

/** Return the text of a rule; empty if the rulebook has no such id. */
export async function loadRuleText(game: string, id: string, lang: Lang): Promise<string> {
  const chapters = await loadChapters(game, lang);
  return chapters.flatMap((chapter) => chapter.entries).find((entry) => entry.id === id)?.text ?? "";
}
