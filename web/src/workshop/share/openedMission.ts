/** A draft as a mission that can be played and read, with the server's check and its texts. */
import { checkMission, type CustomMission } from "@/lib/game/mission/customMission";
import { usePrintedValues } from "@/lib/game/icons";
import { loadWords } from "@/lib/i18n/i18n.svelte";
import type { Words } from "@/lib/i18n/words";
import { withCustomMission } from "@/lib/match/loadTable";
import { loadPrintedValues } from "@/lib/net/api";
import type { GameInfo, MissionFault } from "@/lib/net/protocol";
import { settings } from "@/lib/state/settings.svelte";

export interface OpenedMission {
  readonly own: CustomMission;
  readonly words: Words;
}

/** Return a mission with its texts, or the errors that make it unplayable. */
export async function openMission(info: GameInfo, text: string): Promise<OpenedMission | { readonly faults: readonly MissionFault[] }> {
  const [found, { figures }] = await Promise.all([checkMission(info.id, "draft", text), loadPrintedValues(info.id)]);
  if (!("own" in found)) return found;
  const { own } = found;
  usePrintedValues(figures);
  const { lang } = settings;
  const words = await loadWords(lang, {
    game: info.id,
    families: [...info.catalogues.slice(1, -1), "workshop", "sentences"],
    figures: withCustomMission(figures, { name: own.textName, figures: own.figures }),
    own: own.words[lang],
  });
  return { own, words };
}
