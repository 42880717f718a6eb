/** Colours of City of Horror's players, and texts and icons for the parts of a deal. */
import { COLOURS } from "@/lib/game/seats";
import type { CityOfHorrorPartView, CityOfHorrorView } from "@/lib/net/protocol";
import type { Words } from "@/lib/i18n/words";

/** Return the colour number of a player. */
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

/** The parties of an offer; `to` is null if it is open to everybody. */
interface Partners {
  readonly by: number;
  readonly to: number | null;
}

/** Describe one part of an offer or promise, addressed to `me`: "You vote against Leo in the attack at the Bank." */
export function partText(words: Words, part: CityOfHorrorPartView, { by, to }: Partners, me: number | null): string {
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
  const sentence = words.event({ event: part.by_maker ? "PartOffered" : "PartAsked", args }, me);
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
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
