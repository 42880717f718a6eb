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
  not_play: "card",
  card: "card",
  private_card: "card",
  use: "who",
  not_use: "who",
  hand_out: "item",
  pay: "item",
  antidote_to: "target",
  card_to: "target",
  leader: "target",
  lose: "who",
};

/** Who offers to whom; null: to everybody. */
interface Partners {
  readonly by: number;
  readonly to: number | null;
}

/** A part of an offer or a promise as people say it: "Ana votes against Leo in the attack at the Bank." */
export function partText(words: Words, part: CityOfHorrorPartView, { by, to }: Partners): string {
  const about = ABOUT[part.kind];
  const args = {
    offer: 0,
    seat: by,
    to,
    part: part.kind,
    target: null,
    card: null,
    who: null,
    item: null,
    location: part.location,
    ...(about ? { [about]: part.subject } : {}),
  };
  const said = words.event({ event: part.by_maker ? "PartOffered" : "PartAsked", args }, null);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

export function partIcon(kind: string): string {
  if (kind.startsWith("vote") || kind.startsWith("tie")) return "hand-point";
  const icons: Readonly<Record<string, string>> = {
    antidote: "antidote",
    hand_out: "antidote",
    antidote_to: "antidote",
    card_to: "ui-quill",
    play_killer: "eq-gun",
    use_effect: "ui-check",
    not_use_effect: "ui-lock",
    lose: "wound-taken",
    leader: "leader",
    mark_armory: "explosion",
    mark_tower: "explosion",
    move_to: "ui-move",
    pay: "antidote",
    still: "ui-lock",
    not_play: "ui-lock",
    not_use: "ui-lock",
    hand: "ui-eye",
    tell: "ui-eye",
    use: "town-man",
    play: "eq-gun",
    card: "ui-quill",
    private_card: "ui-eye",
  };
  return icons[kind] ?? "ui-quill";
}
