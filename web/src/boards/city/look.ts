/** How City of Horror's people and offers are shown: colours by name, parts of a deal in words. */
import { COLOURS } from "@/lib/seats";
import type { CityOfHorrorPartView, CityOfHorrorView } from "@/lib/protocol";
import type { Words } from "@/lib/words";

/** The number of a player's colour. */
export function colourOf(view: CityOfHorrorView, seat: number): number {
  return COLOURS[view.players[seat]?.colour ?? ""] ?? seat;
}

const ABOUT: Readonly<Record<string, string>> = {
  vote_attack: "target",
  vote_sharing: "target",
  tie_attack: "target",
  tie_sharing: "target",
  play: "card",
  card: "card",
  use: "who",
  hand_out: "item",
};

/** A part of an offer or a promise as people say it: "to point at Ana in the attack at the Bank". */
export function partText(words: Words, part: Pick<CityOfHorrorPartView, "kind" | "subject" | "location">, by: number): string {
  const about = ABOUT[part.kind];
  const args = {
    offer: 0,
    seat: by,
    part: part.kind,
    target: null,
    card: null,
    who: null,
    item: null,
    location: part.location,
    ...(about ? { [about]: part.subject } : {}),
  };
  const said = words.event({ event: "PartOffered", args }, null);
  return said.slice(said.indexOf(": ") + 2);
}

export function partIcon(kind: string): string {
  if (kind.startsWith("vote") || kind.startsWith("tie")) return "hand-point";
  const icons: Readonly<Record<string, string>> = {
    antidote: "antidote",
    hand_out: "antidote",
    still: "ui-lock",
    hand: "ui-eye",
    tell: "ui-eye",
    use: "town-man",
    play: "eq-gun",
    card: "ui-quill",
  };
  return icons[kind] ?? "ui-quill";
}
