/** Creation of drafts on this device. */
import { newDraftId, saveDraft } from "../document/drafts";
import { NO_HISTORY } from "../document/history";
import { titleOf } from "../document/mission";
import { MissionText } from "../document/missionText";
import type { Plain } from "../document/yamlText";
import type { BoxMission } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";

/**
 * Return the file of a mission of the box as an independent file: with its texts, and without its position in the box.
 */
export function copyText(game: string, { text, words }: BoxMission): string {
  const without = ["number", "group", "origin"].reduce((copy, key) => new MissionText(copy).remove([key]), text);
  const inGame = new MissionText(without).set(["game"], game);
  return new MissionText(inGame).set(["words"], words as Plain);
}

/** Store a text as a new draft; return its id. */
export function beginDraft(game: string, text: string): string {
  const id = newDraftId();
  const title = titleOf(new MissionText(text).values, settings.lang);
  if (!saveDraft({ id, game, title, text, history: NO_HISTORY, versions: [], at: Date.now() })) throw new Error("no room in this browser");
  return id;
}
