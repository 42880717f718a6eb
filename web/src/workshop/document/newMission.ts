/** Initial text of a new mission. */
import { flow } from "./yamlText";

/** Return the id for a mission's title: lower-case letters, digits and underscores. */
export function idFromTitle(title: string): string {
  const plain = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[^a-z]+|_+$/g, "")
    .slice(0, 40);
  return plain || "mission";
}

export function newMissionText(game: string, title: string, lang: string): string {
  return [
    `id: ${idFromTitle(title)}`,
    `game: ${game}`,
    "difficulty: medium",
    "minutes: 60",
    "survivors: [6, 12]",
    "tiles: [[null]]",
    "words:",
    `  ${lang}:`,
    `    title: ${flow(title)}`,
    "",
  ].join("\n");
}
